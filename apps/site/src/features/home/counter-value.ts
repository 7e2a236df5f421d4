/**
 * Value of a counter `elapsed` milliseconds after its start: a whole number from 0 to `target` with ease-out,
 * exactly `target` from `duration` milliseconds on.
 */
export function counterValue(target: number, elapsed: number, duration: number): number {
  const progress = Math.min(Math.max(elapsed / duration, 0), 1);
  const eased = 1 - (1 - progress) ** 3;
  return Math.round(target * eased);
}
