import { useSyncExternalStore } from 'react';

/** The session that a query names: '?session=12', or '?register=12', which also opens the form. */
export function selectedIn(search: URLSearchParams): number | undefined {
  const value = search.get('session') ?? search.get('register') ?? '';
  return /^\d+$/.test(value) ? Number(value) : undefined;
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/**
 * The selected session and how to choose another. The address holds it, so that a family can send a link to one
 * session; `initial` is what the server found there.
 */
export function useSelectedSession(initial: number | undefined) {
  const selected = useSyncExternalStore(
    subscribe,
    () => selectedIn(new URLSearchParams(location.search)),
    () => initial,
  );
  const select = (id: number | undefined) => {
    history.replaceState(history.state, '', id === undefined ? location.pathname : `?session=${id}`);
    // The browser tells of no replaceState; this is the event that the subscription hears.
    dispatchEvent(new PopStateEvent('popstate'));
  };
  return { selected, select };
}
