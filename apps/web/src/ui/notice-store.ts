import { useSyncExternalStore } from 'react';

/** A short message about what just happened. Errors stay until dismissed, the others for 2500 ms (spec section 4). */
export interface Notice {
  kind: 'info' | 'success' | 'error';
  title: string;
  description?: string;
}

let current: Notice | undefined;
const listeners = new Set<() => void>();

function show(notice: Notice | undefined): void {
  current = notice;
  for (const listener of listeners) listener();
}

/** Shows a notice in place of the one that is visible: there is never more than one. */
export function notify(notice: Notice): void {
  show({ ...notice });
}

/** Takes the visible notice away. */
export function dismissNotice(): void {
  show(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visible notice, if any; a new object for each call of `notify`. */
export function useNotice(): Notice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
