import { useSyncExternalStore } from 'react';

/** What was chosen since the page was loaded: it counts where the browser keeps nothing. */
const chosen = new Map<string, boolean>();
const listeners = new Set<() => void>();

function read(key: string): boolean {
  const now = chosen.get(key);
  if (now !== undefined) return now;
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

function keep(key: string, choice: boolean): void {
  chosen.set(key, choice);
  try {
    localStorage.setItem(key, String(choice));
  } catch {
    // A browser that keeps nothing: the choice ends with the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A yes or no that this browser keeps under that name, no until somebody says yes; and how to change it. */
export function useBrowserChoice(key: string): [boolean, (choice: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => read(key)), (choice) => keep(key, choice)];
}
