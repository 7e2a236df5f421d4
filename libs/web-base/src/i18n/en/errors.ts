import { ERRORS, type ErrorCode } from '@lions/domain';

/** One sentence for each error code; in English the API's own. */
export const errors = Object.fromEntries(
  Object.entries(ERRORS).map(([code, { error }]) => [code, error]),
) as Record<ErrorCode, string>;
