import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { makeDataDir, notWritable, StartRefused } from '../../config/configuration.js';
import { toEmbeddedError } from './embedded-error.js';

/** The path of the embedded database. */
export const embeddedFile = (dataDir: string) => join(dataDir, 'lions.sqlite');

/**
 * Checks the embedded file before it is opened for writing: a start that cannot work must not change it. Beside a sound
 * file it removes the drafts of an interrupted start or restore.
 * @throws StartRefused when the folder is read-only or its disk full, or the file is empty, damaged or missing beside
 * its log
 */
export function checkEmbeddedFile(dataDir: string): void {
  requireWritable(dataDir);
  const file = embeddedFile(dataDir);
  const hasLog = sizeOf(`${file}-wal`) > 0;
  if (!existsSync(file)) {
    // SQLite would apply the log of another database to a new one.
    if (hasLog)
      throw new StartRefused(
        `The database file ${file} is missing, but its log ${file}-wal is there: restore a backup of both.`,
      );
    return;
  }
  if (sizeOf(file) === 0)
    throw new StartRefused(
      hasLog
        ? `The database file ${file} is empty, but its log ${file}-wal is not: restore a backup of both.`
        : `The database file ${file} is empty: restore a backup, or remove the file to begin a new club.`,
    );
  const problem = problemOf(file);
  if (problem !== undefined)
    throw new StartRefused(`The database file ${file} is damaged (${problem}): restore a backup.`);
  removeDrafts(file);
}

/**
 * Creates the embedded file: `fill` gets the path of a draft, which is copied and then moved into place, so that an
 * interrupted first start leaves no half-made database. It is a copy because the driver closes a connection only when
 * its statements are garbage-collected, and SQLite's shared memory is named after the path it was opened with.
 */
export async function makeEmbeddedFile(file: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const [draft, copy] = [`${file}.draft`, `${file}.copy`];
  removeDrafts(file);
  await fill(draft);
  if (sizeOf(`${draft}-wal`) > 0)
    throw new StartRefused(
      `The disk of ${dirname(file)} does not take the new database: look after the disk.`,
    );
  copyFileSync(draft, copy);
  flush(copy);
  renameSync(copy, file);
  flush(dirname(file));
  removeDrafts(file);
}

/** Removes what an interrupted first start or restore left beside the file: it may hold a whole club. */
export function removeDrafts(file: string): void {
  for (const part of ['draft', 'copy']) removeDatabase(`${file}.${part}`);
}

/** In bytes; 0 for a missing file. */
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Removes an embedded database with its log. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

/** Waits until a file's content, or a folder's names, are on the disk. */
export function flush(path: string): void {
  // A folder cannot be flushed on Windows, and need not be.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** SQLite's shared memory, 32 KB, and a page of its log: without this space no database can be opened. */
const NEEDED_BYTES = 64 * 1024;

/**
 * Makes the folder, then writes and removes a file: the permissions of a folder do not tell whether its disk accepts
 * writes. @throws StartRefused when it does not
 */
export function requireWritable(dataDir: string): void {
  makeDataDir(dataDir);
  const probe = join(dataDir, `.write-probe-${process.pid}`);
  try {
    writeFileSync(probe, Buffer.alloc(NEEDED_BYTES), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw notWritable(dataDir, error);
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Why the file is damaged; undefined when it is sound. @throws EmbeddedDatabaseError when it cannot be read */
function problemOf(file: string): string | undefined {
  let database: DatabaseSyncInstance | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
    const [row] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    return row?.quick_check === 'ok' ? undefined : 'its pages do not fit together';
  } catch (error) {
    const { code } = toEmbeddedError(error);
    // Any other error says nothing about the file: the advice to restore a backup would be wrong.
    if (code !== 'SQLITE_CORRUPT' && code !== 'SQLITE_NOTADB') throw toEmbeddedError(error);
    return code;
  } finally {
    database?.close();
  }
}
