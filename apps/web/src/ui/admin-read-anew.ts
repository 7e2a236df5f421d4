import { api, isSignInLost } from '@lions/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/**
 * Reads anew what the screens show, after the connection or the sign-in was gone. Who is signed in comes first: to a
 * stranger the API may show less, which would take the place of what is on the screen.
 */
export function useReadAnew(): () => Promise<void> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async () => {
    const who = api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });
    await dispatch(who);
    if (!isSignInLost()) dispatch(api.internalActions.onOnline());
  };
}
