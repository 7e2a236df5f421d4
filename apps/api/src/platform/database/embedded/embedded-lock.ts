import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { StartRefused } from '../../config/configuration.js';
import { requireWritable } from './embedded-file.js';

/** Active locks: an unreferenced one would be garbage-collected and released. */
const held = new Set<DatabaseSyncInstance>();

/**
 * Locks the embedded file against a second process: with two writers half of the requests fail.
 * @throws StartRefused when another process holds it, or the folder is read-only or its disk full
 */
export function lockEmbeddedDatabase(dataDir: string): () => void {
  requireWritable(dataDir);
  const unlock = lockFolder(dataDir, 'lions.lock');
  if (!unlock)
    throw new StartRefused(
      `Another process already uses the database in ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
  return unlock;
}

/**
 * A lock of the operating system, held through a database file of its own, so it ends with the process, even after
 * kill -9. @returns its release; undefined when another process holds it
 */
export function lockFolder(folder: string, name: string): (() => void) | undefined {
  const lock = new DatabaseSync(join(folder, name), { timeout: 0 });
  try {
    // Nothing is written: a journal on the disk would be left behind by a process that is killed.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    return undefined;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
