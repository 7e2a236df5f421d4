/** Durations in milliseconds. A day of 24 hours is no civil day: use `addDays` for those. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
