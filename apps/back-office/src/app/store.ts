import { api } from '@lions/api-client';
import { configureStore } from '@reduxjs/toolkit';

/** The back-office's Redux store: only the API cache. All other state is local to components. */
export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
