import { useSyncExternalStore } from 'react';

/** Choices since the page load: the fallback where storage is blocked. */
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
    // Storage is blocked: keep the choice in memory.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A boolean stored in this browser under that name, false by default, and its setter. */
export function useBrowserChoice(key: string): [boolean, (choice: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => read(key)), (choice) => keep(key, choice)];
}
