/// <reference lib="dom" />
/** Pauses between two looks for a lost connection; the last one is repeated. */
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

/** Whether calls get no answer at all at present. */
export const isConnectionLost = (): boolean => isLost;

/** Calls the listener whenever the connection is lost or back; gives how to stop that. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A call got an answer, whatever it said, or none. Lost, the API is looked for again and again, by itself. */
export function noteAnswer(isAnswered: boolean): void {
  set(!isAnswered);
}

/** Looks now whether the API answers again. It asks for nothing and changes nothing: no write is ever repeated. */
export async function lookForConnection(): Promise<void> {
  const answered = await fetch('/api/health/live', { cache: 'no-store' }).then(
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
