/** The SQLite result codes that matter here (https://sqlite.org/rescode.html). */
const NAMES: Record<number, string> = {
  4: 'SQLITE_ABORT',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  19: 'SQLITE_CONSTRAINT',
  21: 'SQLITE_MISUSE',
  26: 'SQLITE_NOTADB',
  517: 'SQLITE_BUSY_SNAPSHOT',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
};

/** SQLite's messages of errors that the driver passes on without a code, as it does while reading rows. */
const BY_MESSAGE: [string, string][] = [
  ['UNIQUE constraint failed', 'SQLITE_CONSTRAINT_UNIQUE'],
  ['constraint failed', 'SQLITE_CONSTRAINT'],
  ['database is locked', 'SQLITE_BUSY'],
  ['database or disk is full', 'SQLITE_FULL'],
  ['disk I/O error', 'SQLITE_IOERR'],
  ['malformed', 'SQLITE_CORRUPT'],
  ['not a database', 'SQLITE_NOTADB'],
  ['unable to open database file', 'SQLITE_CANTOPEN'],
  ['readonly database', 'SQLITE_READONLY'],
  ['out of memory', 'SQLITE_NOMEM'],
  ['locking protocol', 'SQLITE_PROTOCOL'],
  ['not open', 'SQLITE_MISUSE'],
  ['is closed', 'SQLITE_MISUSE'],
];

/** After these the connection is sound: the row was refused, or another process was faster. */
const HARMLESS = /^SQLITE_(CONSTRAINT|ERROR)/;

/** An error of the embedded database; `code` is SQLite's name. The message may hold values of a row. */
export class EmbeddedDatabaseError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function toEmbeddedError(error: unknown): EmbeddedDatabaseError {
  if (error instanceof EmbeddedDatabaseError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const number = error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;
  const code =
    number === undefined
      ? BY_MESSAGE.find(([part]) => message.includes(part))?.[1]
      : (NAMES[number] ?? NAMES[number & 0xff]);
  return new EmbeddedDatabaseError(code ?? 'SQLITE_ERROR', message);
}

/** Whether an error inside a transaction leaves the state of the connection and the file unknown. */
export const isDoubtful = (code: string | undefined) =>
  code !== undefined && code.startsWith('SQLITE_') && !HARMLESS.test(code);
