import { useSyncExternalStore } from 'react';

/** A short message about what just happened. Errors stay until dismissed, the others for 2500 ms. */
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

/** Shows a notice in place of the visible one: there is at most one. */
export function notify(notice: Notice): void {
  show({ ...notice });
}

/** Dismisses the visible notice. */
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
