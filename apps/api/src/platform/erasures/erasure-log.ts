import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../config/configuration.js';
import { ERASED_KINDS, type Erasure } from './erasure.entity.js';

/** An erasure as a line of the log. */
export type LoggedErasure = Pick<Erasure, 'mark' | 'kind' | 'emailHash'> & { erasedAt: string };

/** The log in a folder: it outlives the database, and no backup takes it back. */
const logIn = (folder: string) => join(folder, 'erased-people.jsonl');

/** The folders that have a log: that of the database, and that of the backups, which is copied elsewhere. */
export const logFolders = ({ dataDir, backup }: Pick<Configuration, 'dataDir' | 'backup'>): string[] => [
  dataDir,
  ...(backup.dir !== undefined && existsSync(backup.dir) ? [backup.dir] : []),
];

/** The erasures in the logs of some folders, each once. A line that a kill cut off is skipped. */
export function readErasures(folders: readonly string[]): LoggedErasure[] {
  const files = folders.map(logIn).filter((file) => existsSync(file));
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const found = lines.flatMap((line) => parsed(line) ?? []);
  return [...new Map(found.map((erasure) => [erasure.mark, erasure])).values()];
}

/** Adds those that the log lacks, and waits until they are on the disk. @throws Error when the disk refuses */
export function addErasures(folder: string, erasures: readonly LoggedErasure[]): void {
  const known = new Set(readErasures([folder]).map(({ mark }) => mark));
  const missing = erasures.filter(({ mark }) => !known.has(mark));
  if (missing.length > 0) write(logIn(folder), 'a', missing);
}

/** Forgets those from before `since`. */
export function pruneErasures(folder: string, since: Date): void {
  const erasures = readErasures([folder]);
  const kept = erasures.filter(({ erasedAt }) => new Date(erasedAt) >= since);
  if (kept.length === erasures.length) return;
  // Name with the process id, because another process may do the same.
  const next = `${logIn(folder)}.${process.pid}.next`;
  write(next, 'w', kept);
  renameSync(next, logIn(folder));
}

function write(file: string, flags: 'a' | 'w', erasures: readonly LoggedErasure[]): void {
  const lines = erasures.map(({ mark, kind, emailHash, erasedAt }) =>
    JSON.stringify({ mark, kind, emailHash, erasedAt }),
  );
  const handle = openSync(file, flags, 0o600);
  try {
    // A line break first: the last line may be cut off.
    writeSync(handle, `\n${lines.join('\n')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function parsed(line: string): LoggedErasure | undefined {
  try {
    const erasure = JSON.parse(line) as LoggedErasure;
    const isWhole = [erasure.mark, erasure.emailHash, erasure.erasedAt].every(
      (text) => typeof text === 'string',
    );
    return isWhole && ERASED_KINDS.includes(erasure.kind) ? erasure : undefined;
  } catch {
    return undefined;
  }
}
