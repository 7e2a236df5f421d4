import { open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.js';

/**
 * Writes SQLite's log (write-ahead log) to the disk, off the event loop: a disk may take as long as a whole
 * registration. One sync is shared by all transactions that were committed before it begins.
 */
export class LogSync {
  private file: Promise<FileHandle> | undefined;
  private running: Promise<void> = Promise.resolve();
  /** The sync that has not begun yet. */
  private next: Promise<void> | undefined;

  constructor(private readonly log: string) {}

  /**
   * Resolves when everything that is committed now is on the disk. @throws EmbeddedDatabaseError when a sync failed, from
   * then on: after a failed sync the next one succeeds on Linux, although the disk lacks what the first one should have
   * written.
   */
  done(): Promise<void> {
    this.next ??= this.syncNext();
    return this.next;
  }

  async close(): Promise<void> {
    try {
      await (await this.file)?.close();
    } catch {
      // Acknowledged transactions are already synced.
    }
  }

  private async syncNext(): Promise<void> {
    await this.running;
    this.next = undefined;
    this.running = this.sync();
    return this.running;
  }

  private async sync(): Promise<void> {
    try {
      this.file ??= this.open();
      await (await this.file).datasync();
    } catch {
      throw new EmbeddedDatabaseError('SQLITE_IOERR', 'The log did not reach the disk');
    }
  }

  /** The log exists from the first transaction until the database is closed. */
  private async open(): Promise<FileHandle> {
    const file = await open(this.log, 'r+');
    await syncFolder(dirname(this.log));
    return file;
  }
}

/** Without it, a power cut could remove a new file from its folder. */
async function syncFolder(path: string): Promise<void> {
  // A folder cannot be synced on Windows, and need not be.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
