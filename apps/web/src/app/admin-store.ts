import { api } from '@lions/api-client';
import { configureStore } from '@reduxjs/toolkit';

/** The back-office's state: what the API answered. All else is state of single components. */
export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
