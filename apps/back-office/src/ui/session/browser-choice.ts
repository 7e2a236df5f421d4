import { useSyncExternalStore } from 'react';

/** Choices since the page load: the fallback where storage is blocked. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  const now = chosen.get(key);
  if (now !== undefined) return now;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, choice: string): void {
  chosen.set(key, choice);
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is blocked: keep the choice in memory.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text stored in this browser under that name, null until one is set, and its setter. */
export function useBrowserText(key: string): [string | null, (text: string) => void] {
  return [useSyncExternalStore(subscribe, () => read(key)), (text) => keep(key, text)];
}

/** A boolean stored in this browser under that name, false by default, and its setter. */
export function useBrowserChoice(key: string): [boolean, (choice: boolean) => void] {
  const [text, setText] = useBrowserText(key);
  return [text === 'true', (choice) => setText(String(choice))];
}
