import { useSyncExternalStore } from 'react';
import type { WantedRegistration } from '../../ui/dialog/use-form-dialog';

/** The session in a query: '?session=12', or '?register=12', which also opens the form. */
export function selectedIn(search: URLSearchParams): number | undefined {
  const value = search.get('session') ?? search.get('register') ?? '';
  return /^\d+$/.test(value) ? Number(value) : undefined;
}

/** The form in a query: '?register=12' is for one session, '?register=' for the selected one, if any. */
export function registrationIn(search: URLSearchParams): WantedRegistration | undefined {
  return search.has('register') ? { id: selectedIn(search) } : undefined;
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/**
 * The selected session and its setter. The state is in the address, so that a family can share a link to one
 * session; `initial` is what the server parsed.
 */
export function useSelectedSession(initial: number | undefined) {
  const selected = useSyncExternalStore(
    subscribe,
    () => selectedIn(new URLSearchParams(location.search)),
    () => initial,
  );
  const select = (id: number | undefined) => {
    history.replaceState(history.state, '', id === undefined ? location.pathname : `?session=${id}`);
    // replaceState fires no event; dispatch one for the subscription.
    dispatchEvent(new PopStateEvent('popstate'));
  };
  return { selected, select };
}
