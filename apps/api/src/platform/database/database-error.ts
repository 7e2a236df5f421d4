import { QueryFailedError } from 'typeorm';
import { isDoubtful } from './embedded/embedded-error.js';

/**
 * Classes of SQLSTATE: the connection failed (08), the account may not sign in (28), the statement was ended by a
 * time limit or an administrator (70100). MariaDB has codes there that the driver does not know.
 */
const NOT_NOW_STATE = /^(08|28|70100)/;

/** Answers of a server that are about its state or the account, with a SQLSTATE that says nothing. */
const NOT_NOW = new Set([
  // Quotas of the account.
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_USER_LIMIT_REACHED',
  // Rights of the account were changed.
  'ER_DBACCESS_DENIED_ERROR',
  'ER_TABLEACCESS_DENIED_ERROR',
  'ER_COLUMNACCESS_DENIED_ERROR',
  'ER_MUST_CHANGE_PASSWORD',
  // Read-only: a full disk on a managed server, or another server became the primary.
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_READ_ONLY_MODE',
  'ER_OPEN_AS_READONLY',
  'ER_INNODB_READ_ONLY',
  // No space left.
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_ERROR_ON_WRITE',
  // Time limits and administrators of MySQL.
  'ER_QUERY_TIMEOUT',
  'ER_SESSION_WAS_KILLED',
  'ER_CLIENT_INTERACTION_TIMEOUT',
]);

/** A read or a write exceeded its deadline. */
export class DatabaseDeadline extends Error {
  constructor() {
    super('The database did not answer in time');
  }
}

/** Fields of an error that the drivers set. */
interface DriverError {
  /** Undefined for a code of MariaDB that the driver does not know. */
  code?: unknown;
  errno?: unknown;
  sqlState?: unknown;
  /** Whether it ended the connection. */
  fatal?: unknown;
}

function driverErrorOf(error: unknown): DriverError {
  if (!(error instanceof Error)) return {};
  const inner = 'driverError' in error ? error.driverError : undefined;
  return (inner ?? error) as DriverError;
}

/** The driver's code of an error: of MySQL such as ER_DUP_ENTRY, of SQLite such as SQLITE_FULL. */
export function errorCodeOf(error: unknown): string | undefined {
  const { code, errno } = driverErrorOf(error);
  const known = code ?? errno;
  return known === undefined ? undefined : String(known);
}

/**
 * Whether a server could not be reached or refuses for a reason that passes, whatever the statement: it is full,
 * read-only, shutting down, or the account lacks a right.
 */
export function isNotNow(error: unknown): boolean {
  const { code, fatal, sqlState = '' } = driverErrorOf(error);
  return fatal === true || NOT_NOW_STATE.test(String(sqlState)) || NOT_NOW.has(String(code));
}

/** Whether the database is unavailable, so that a later retry makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    error instanceof DatabaseDeadline ||
    isNotNow(error) ||
    isRetryable(error) ||
    isDoubtful(errorCodeOf(error))
  );
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
