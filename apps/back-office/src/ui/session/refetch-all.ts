import { api, isSignInLost } from '@lions/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/**
 * Refetches all active queries after the connection or the sign-in was lost. The current user comes first: an
 * anonymous call may get fewer fields, which would replace those on the screen.
 */
export function useRefetchAll(): () => Promise<void> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async () => {
    const who = api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });
    await dispatch(who);
    if (!isSignInLost()) dispatch(api.internalActions.onOnline());
  };
}
