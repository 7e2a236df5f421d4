import { statfs } from 'node:fs/promises';

/** Below this, the operator has to act: a night of registrations and a backup may soon not fit. */
export const LITTLE_SPACE = 1_000_000_000;

/** Free space of the disk that holds the folder, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  // Some network disks do not tell their size.
  return blocks === 0 ? Infinity : bavail * bsize;
}
