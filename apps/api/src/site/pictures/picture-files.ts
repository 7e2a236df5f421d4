import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { HOUR_MS, type PictureFormat } from '@lions/domain';
import { Configuration, makeDataDir } from '../../platform/config/configuration.js';

/** Begins the name of a folder that is being filled. */
const DRAFT = 'draft-';

/**
 * The sizes of photographs: a folder for each in DATA_DIR/media, named by its random key. Names never come from a
 * request. A folder without a row in `pictures` is unreachable, and is removed by the next `sweep`.
 */
@Injectable()
export class PictureFiles {
  private readonly root: string;

  constructor(private readonly configuration: Configuration) {
    this.root = join(configuration.dataDir, 'media');
  }

  /** Fills a new folder, which appears complete or not at all. Returns its key, and what `fill` returned. */
  async add<T>(fill: (folder: string) => Promise<T>): Promise<{ fileKey: string; filled: T }> {
    makeDataDir(this.configuration.dataDir);
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    const draft = await mkdtemp(join(this.root, DRAFT));
    try {
      const filled = await fill(draft);
      const fileKey = randomBytes(16).toString('hex');
      await rename(draft, this.folder(fileKey));
      return { fileKey, filled };
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  }

  /** Undefined when there is no such file. */
  async read(fileKey: string, width: number, format: PictureFormat): Promise<Buffer | undefined> {
    return readFile(join(this.folder(fileKey), `${width}.${format}`)).catch(() => undefined);
  }

  async remove(fileKey: string): Promise<void> {
    await rm(this.folder(fileKey), { recursive: true, force: true });
  }

  /** Removes the folders that no row names, except those of the last hour, whose row may not be written yet. */
  async sweep(known: ReadonlySet<string>): Promise<void> {
    const names = await readdir(this.root).catch(() => []);
    for (const name of names.filter((folder) => !known.has(folder))) {
      const folder = join(this.root, name);
      // Another process may sweep at the same moment.
      const mtimeMs = await stat(folder).then(
        (stats) => stats.mtimeMs,
        () => Infinity,
      );
      if (mtimeMs < Date.now() - HOUR_MS) await rm(folder, { recursive: true, force: true });
    }
  }

  private folder(fileKey: string): string {
    return join(this.root, fileKey);
  }
}
