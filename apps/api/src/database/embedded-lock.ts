import { join } from 'node:path';
import Libsql from 'libsql';
import { makeDataDir, StartRefused } from '../config/configuration.js';

/** Locks in force: a lock that nothing refers to would be collected as garbage, and freed. */
const held = new Set<Libsql.Database>();

/**
 * Keeps a second process away from the embedded file: two that write to it answer half of the requests with an
 * error. The lock is the operating system's, held through a database file of its own, so it goes with the process
 * even after kill -9.
 * @throws StartRefused when another process holds it.
 */
export function lockEmbeddedDatabase(dataDir: string): () => void {
  makeDataDir(dataDir);
  const lock = new Libsql(join(dataDir, 'lions.lock'));
  try {
    lock.pragma('busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new StartRefused(
      `Another process already uses the database in ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    // Closing alone leaves the lock in force until the driver gets round to it.
    lock.exec('ROLLBACK');
    lock.close();
  };
}
