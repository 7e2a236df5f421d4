/**
 * Whether a change made at `at` replaces a value that was set at `since` (null: never set). Both are ISO instants in
 * UTC. A repeated change finds its own instant, so that it changes nothing. See docs/decisions/coaches/check-in.md.
 */
export const isLaterChange = (at: string, since: string | null): boolean => since === null || at > since;

/** How long a phone can read what lies on it without asking the server again. */
export const CHECK_IN_KEY_HOURS = 12;

/** How long a phone gives the numbers that it leased without asking the server again. */
export const NUMBER_LEASE_HOURS = CHECK_IN_KEY_HOURS;
