import { chmodSync, lstatSync, readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from './environment.js';

/** Rights of the group and of everybody else. */
const OTHERS = 0o077;

/** Lets new files and folders be opened by this user only. Called first by every command. */
export const createPrivately = (): unknown => process.umask(OTHERS);

/**
 * Takes the rights of other users to the folder and everything in it: an administrator may have made it, or an earlier
 * version its files. What belongs to another user stays as it is, and the doctor reports it.
 */
export function closeDataDir(dataDir: string): void {
  makeDataDir(dataDir);
  for (const path of openPaths(dataDir))
    try {
      chmodSync(path, lstatSync(path).mode & ~OTHERS);
    } catch {
      // Another user's, or removed since it was listed.
    }
}

/** The folder itself and the files and folders in it to which other users have any right. Links are left out. */
export function openPaths(folder: string): string[] {
  // Windows has other rights.
  if (process.platform === 'win32') return [];
  return [...pathsIn(folder)].filter((path) => {
    const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    return (mode & OTHERS) !== 0;
  });
}

function* pathsIn(folder: string): Generator<string> {
  yield folder;
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* pathsIn(path);
    else if (entry.isFile()) yield path;
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Another user's.
    return [];
  }
}
