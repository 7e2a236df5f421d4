/** Bounds of the brake; see docs/decisions/clean-up.md. */
export const BRAKE = {
  /** A run with at most this many rows is never stopped. */
  rows: 50,
  /** Nor is a run with at most this many times the largest earlier run. */
  times: 5,
  /** Earlier runs to compare with. */
  runs: 30,
} as const;

/**
 * Whether a nightly run removes its rows or waits for a superadmin's approval. `earlier` are the rows that the last
 * runs of its kind removed; `approved` is the approved number of rows, 0 without approval.
 */
export function decideRun(rows: number, earlier: readonly number[], approved = 0): 'run' | 'wait' {
  return rows <= Math.max(BRAKE.rows, BRAKE.times * mostRemoved(earlier), approved) ? 'run' : 'wait';
}

/** The most rows that one of these runs removed; 0 without runs. */
export const mostRemoved = (earlier: readonly number[]): number => Math.max(0, ...earlier);

/** Kinds of data that a nightly run removes, as the brake counts them. */
export const REMOVED_DATA = [
  'tryoutSessions',
  'practices',
  'registrations',
  'teams',
  'playerLists',
  'families',
  'mails',
  'messages',
  'placeHistory',
  'adminSessions',
  'passwordResets',
  'auditLog',
  'pageViews',
] as const;

export type RemovedData = (typeof REMOVED_DATA)[number];
