/// <reference lib="dom" />
/** Pauses between reconnection attempts; the last one repeats. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000, 30_000];

let isLost = false;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(lost: boolean): void {
  if (isLost === lost) return;
  isLost = lost;
  tries = 0;
  clearTimeout(timer);
  if (lost) lookLater();
  for (const listener of listeners) listener();
}

function lookLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void lookForConnection(), PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
  tries += 1;
}

/** Whether the API is unreachable at present. */
export const isConnectionLost = (): boolean => isLost;

/** Calls the listener whenever the connection is lost or back; returns the unsubscribe function. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records whether a call got an answer, of any status. While there is none, the API is polled. */
export function noteAnswer(isAnswered: boolean): void {
  set(!isAnswered);
}

/**
 * Checks now whether the API answers again, with a read-only request: no write is ever repeated. Without cookies: the
 * answer to an ended sign-in clears them, and would sign out a user who signs in meanwhile in another tab.
 */
export async function lookForConnection(): Promise<void> {
  const answered = await fetch('/api/health/live', { cache: 'no-store', credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answered && isLost) lookLater();
  else set(!answered);
}

if (typeof addEventListener === 'function') {
  addEventListener('offline', () => set(true));
  addEventListener('online', () => isLost && void lookForConnection());
}
