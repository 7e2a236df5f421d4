import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { makeDataDir, StartRefused } from '../../config/configuration.js';
import { toEmbeddedError } from './embedded-error.js';

/** The path of the embedded database. */
export const embeddedFile = (dataDir: string) => join(dataDir, 'lions.sqlite');

/**
 * Checks the embedded file before it is opened for writing: a start that cannot work must not change it.
 * @throws StartRefused when the folder is read-only, or the file is empty or damaged
 */
export function checkEmbeddedFile(dataDir: string): void {
  makeDataDir(dataDir);
  requireWritable(dataDir);
  const file = embeddedFile(dataDir);
  if (!existsSync(file)) return;
  if (statSync(file).size === 0 && !existsSync(`${file}-wal`))
    throw new StartRefused(
      `The database file ${file} is empty: restore a backup, or remove the file to begin with an empty club.`,
    );
  const problem = problemOf(file);
  if (problem !== undefined)
    throw new StartRefused(`The database file ${file} is damaged (${problem}): restore a backup.`);
}

/**
 * Creates the embedded file: `fill` gets the path of a draft, which is copied and then moved into place, so that an
 * interrupted first start leaves no half-made database. It is a copy because the driver closes a connection only when
 * its statements are garbage-collected, and SQLite's shared memory is named after the path it was opened with.
 */
export async function makeEmbeddedFile(file: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const [draft, copy] = [`${file}.draft`, `${file}.copy`];
  removeDatabase(draft);
  await fill(draft);
  if ((statSync(`${draft}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw new StartRefused(
      `The disk of ${dirname(file)} does not take the new database: look after the disk.`,
    );
  copyFileSync(draft, copy);
  flush(copy);
  renameSync(copy, file);
  flush(dirname(file));
  removeDatabase(draft);
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

function flush(path: string): void {
  // A folder cannot be flushed on Windows, and need not be.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Creates and removes a file: the permissions of a folder do not tell whether its disk accepts writes. */
function requireWritable(dataDir: string): void {
  const probe = join(dataDir, `.write-probe-${process.pid}`);
  try {
    closeSync(openSync(probe, 'wx', 0o600));
    rmSync(probe);
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    throw new StartRefused(
      isFull
        ? `The disk of DATA_DIR is full: free some space in ${dataDir}.`
        : `DATA_DIR must be a folder that can be written: ${dataDir} is not.`,
    );
  }
}

/** The result of SQLite's integrity check; undefined when the file is sound. */
function problemOf(file: string): string | undefined {
  let database: DatabaseSyncInstance | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
    const [row] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    return row?.quick_check === 'ok' ? undefined : 'its pages do not fit together';
  } catch (error) {
    return toEmbeddedError(error).code;
  } finally {
    database?.close();
  }
}
