import { QueryFailedError } from 'typeorm';
import { isDoubtful } from './embedded/embedded-error.js';

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'POOL_CLOSED',
]);

/** A read or a write exceeded its deadline. */
export class DatabaseDeadline extends Error {
  constructor() {
    super('The database did not answer in time');
  }
}

/** The driver's code of an error: of MySQL such as ER_DUP_ENTRY, of SQLite such as SQLITE_FULL. */
export function errorCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const driverError = 'driverError' in error ? error.driverError : undefined;
  const carrier = driverError ?? error;
  return typeof carrier === 'object' && 'code' in carrier ? String(carrier.code) : undefined;
}

/** Whether the database is unavailable, so that a later retry makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCodeOf(error);
  return error instanceof DatabaseDeadline || AWAY.has(code ?? '') || isDoubtful(code);
}

/** Whether two writes conflicted and this one can be retried. */
export function isRetryable(error: unknown): boolean {
  return ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'].includes(errorCodeOf(error) ?? '');
}

/** Whether a unique key refused the row. The driver's message holds the value: never log or return it. */
export function isDuplicate(error: unknown): boolean {
  return ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE'].includes(errorCodeOf(error) ?? '');
}

/** Runs a write once more when a unique key refuses it: another request inserted the same row at that moment. */
export async function againIfDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) return write();
    throw error;
  }
}

/**
 * The loggable part of an error: of a database error only its kind, because its message and parameters hold personal
 * data.
 */
export function describeError(error: unknown): { reason: string; stack?: string } {
  const isDatabases = error instanceof QueryFailedError || errorCodeOf(error) !== undefined;
  if (isDatabases || !(error instanceof Error)) return { reason: errorCodeOf(error) ?? 'unknown' };
  return {
    reason: `${error.name}: ${error.message}`,
    ...(error.stack !== undefined && { stack: error.stack }),
  };
}
