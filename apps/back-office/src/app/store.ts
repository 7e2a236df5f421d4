import { api } from '@lions/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';

/** The back-office's Redux store: only the API cache. All other state is local to components. */
export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

// For the queries that ask for it: refetched once the page is in front again, and not polled while it is hidden.
setupListeners(store.dispatch, (dispatch, { onFocus, onFocusLost }) => {
  const follow = () => void dispatch(document.hidden ? onFocusLost() : onFocus());
  document.addEventListener('visibilitychange', follow);
  addEventListener('focus', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('focus', follow);
  };
});
