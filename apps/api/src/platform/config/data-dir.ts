import { chmodSync, lstatSync, readdirSync, type Dirent } from 'node:fs';
import { join, resolve } from 'node:path';
import { statfs } from 'node:fs/promises';
import { makeDataDir } from './environment.js';

/** Rights of the group and of everybody else. */
const OTHERS = 0o077;

/** Lets new files and folders be opened by this user only. Called first by every command. */
export const createPrivately = (): unknown => process.umask(OTHERS);

/** Names in DATA_DIR that the site makes; each may have an ending, such as `-wal` or `.next`. */
const OWN_FILE =
  /^(?:lions\.(?:sqlite|lock)|jwt-secret|link-secret|erased-people\.jsonl|backup\.lock|lions-nightly)(?:$|[-.])/;
const OWN_FOLDER = /^(?:media|backups|backup-check)(?:$|[-.])/;

/**
 * Takes the rights of other users to the folder and everything in it: an administrator may have made it, or an earlier
 * version its files. What belongs to another user stays as it is, and the doctor reports it.
 */
export function closeDataDir(dataDir: string, backupDir?: string): void {
  makeDataDir(dataDir);
  for (const path of openPaths(dataDir, backupDir))
    try {
      chmodSync(path, lstatSync(path).mode & ~OTHERS);
    } catch {
      // Path of another user, or removed since it was listed.
    }
}

/**
 * Paths to which other users have any right: the folder itself and everything in it, without links. In a folder that holds
 * other things as well, only the site's files: it may be one of the system, named by mistake. The folder of the backups
 * is no other thing.
 */
export function openPaths(dataDir: string, backupDir?: string): string[] {
  // Windows has other rights.
  if (process.platform === 'win32') return [];
  const entries = entriesOf(dataDir);
  const isOwn = entries.every(
    ({ name }) =>
      OWN_FILE.test(name) ||
      OWN_FOLDER.test(name) ||
      (backupDir !== undefined && resolve(dataDir, name) === resolve(backupDir)),
  );
  const paths = isOwn
    ? [dataDir, ...entries.flatMap((entry) => pathsAt(dataDir, entry))]
    : entries
        .filter((entry) => entry.isFile() && OWN_FILE.test(entry.name))
        .map(({ name }) => join(dataDir, name));
  return paths.filter((path) => {
    const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    return (mode & OTHERS) !== 0;
  });
}

function pathsAt(folder: string, entry: Dirent): string[] {
  const path = join(folder, entry.name);
  if (entry.isFile()) return [path];
  return entry.isDirectory() ? [path, ...entriesOf(path).flatMap((below) => pathsAt(path, below))] : [];
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Folder of another user.
    return [];
  }
}

/** Below this, the operator has to act: a night of registrations and a backup may soon not fit. */
export const LITTLE_SPACE = 1_000_000_000;

/** Free space of the disk that holds the folder, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  // Some network disks do not tell their size.
  return blocks === 0 ? Infinity : bavail * bsize;
}
