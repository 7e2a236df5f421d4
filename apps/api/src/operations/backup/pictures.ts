import { existsSync, mkdirSync, readdirSync, type Dirent } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { StartRefused } from '../../platform/config/configuration.js';
import { hasCode } from '../../platform/config/environment.js';
import { DAMAGED } from './records.js';

/** The folder of uploaded pictures. */
export const pictureFolder = (dataDir: string) => join(dataDir, 'media');

/** A multiple of three, so that base64 pieces need no padding but the last. */
const PIECE_BYTES = 48 * 1024;

/** Names of all files below a folder, relative to it and with slashes. */
export function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries: Dirent[] = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The content of a picture in pieces; undefined when it was removed since it was listed. */
export async function piecesOf(folder: string, name: string): Promise<AsyncIterable<Buffer> | undefined> {
  try {
    return (await open(join(folder, name))).createReadStream({ highWaterMark: PIECE_BYTES });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether a path is below a folder. */
export function isBelow(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside !== '' && !inside.startsWith('..') && !isAbsolute(inside);
}

/** Where a picture of a backup goes: below the folder, whatever its name is. @throws StartRefused */
export function placeOf(folder: string, name: string): string {
  const path = join(folder, name);
  if (!isBelow(folder, path) || name.includes('\0')) throw DAMAGED;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return path;
}

/** @throws StartRefused when there are pictures already */
export function requireNoPictures(dataDir: string): void {
  const folder = pictureFolder(dataDir);
  if (picturesIn(folder).length > 0)
    throw new StartRefused(`Nothing was restored: ${folder} holds pictures. Move that folder away first.`);
}
