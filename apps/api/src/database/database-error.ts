import { QueryFailedError } from 'typeorm';

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

/** A read or a write took longer than the door allows. */
export class DatabaseDeadline extends Error {
  constructor() {
    super('The database did not answer in time');
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const driverError = 'driverError' in error ? error.driverError : undefined;
  const carrier = driverError ?? error;
  return typeof carrier === 'object' && 'code' in carrier ? String(carrier.code) : undefined;
}

/** Whether the database itself is away, so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DatabaseDeadline || AWAY.has(codeOf(error) ?? '');
}

/** Whether two writes got in each other's way and this one may simply be run again. */
export function isRetryable(error: unknown): boolean {
  return ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'].includes(codeOf(error) ?? '');
}

/** Whether a unique key refused the row. The driver's message holds the value: never log or answer it. */
export function isDuplicate(error: unknown): boolean {
  return ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE'].includes(codeOf(error) ?? '');
}

/** What may be logged of an error: of the database's only its kind, for its message and parameters hold people's data. */
export function describeError(error: unknown): { reason: string; stack?: string } {
  const isDatabases = error instanceof QueryFailedError || codeOf(error) !== undefined;
  if (isDatabases || !(error instanceof Error)) return { reason: codeOf(error) ?? 'unknown' };
  return {
    reason: `${error.name}: ${error.message}`,
    ...(error.stack !== undefined && { stack: error.stack }),
  };
}
