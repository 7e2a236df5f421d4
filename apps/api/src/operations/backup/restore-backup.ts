import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import { StartRefused, type Configuration } from '../../platform/config/configuration.js';
import { allEntities } from '../../platform/database/club/club-tables.js';
import { EmptyServer } from '../../platform/database/club/empty-server.js';
import { dataSourceOptions } from '../../platform/database/data-source-options.js';
import {
  checkEmbeddedFile,
  embeddedFile,
  makeEmbeddedFile,
  removeDrafts,
} from '../../platform/database/embedded/embedded-file.js';
import { addErasures, logFolders, readErasures } from '../../platform/erasures/erasure-log.js';
import { fillDatabase, requireKnownMigrations, toSentence } from './fill-database.js';
import { requireNoPictures } from './pictures.js';
import { readBackup } from './read-backup.js';
import type { ClubSecrets, EndRecord } from './records.js';
import { RestoredFiles } from './restored-files.js';

type Target = Pick<Configuration, 'databaseUrl' | 'dataDir' | 'backup'>;

export interface Restored {
  takenAt: string;
  end: EndRecord;
  secrets: ClubSecrets;
}

/**
 * Restores a backup into an empty club, on any of the databases. The file is read once before anything is written; a
 * failure after that leaves the database and the data folder as they were.
 * @throws StartRefused with one sentence
 */
export async function restoreBackup(
  target: Target,
  path: string,
  passphrase: string | undefined,
): Promise<Restored> {
  const read = await readBackup(path, passphrase, { club: async (club) => requireKnownMigrations(club) });
  requireNoPictures(target.dataDir);
  const files = new RestoredFiles(target.dataDir);
  const fill = async (options: DataSourceOptions) => {
    const secrets = await fillDatabase(options, path, passphrase, (...piece) => files.addPicture(...piece));
    files.place(secrets);
    // The first start erases again who was erased since.
    addErasures(target.dataDir, readErasures([dirname(path), ...logFolders(target)]));
    return secrets;
  };
  try {
    const options = await dataSourceOptions(target, allEntities());
    const secrets =
      target.databaseUrl === undefined
        ? await fillFile(embeddedFile(target.dataDir), target.dataDir, options, fill)
        : await fillServer(options, fill);
    files.finish();
    return { ...read, secrets };
  } catch (error) {
    files.undo();
    throw toSentence('Nothing was restored', error);
  }
}

type Fill = (options: DataSourceOptions) => Promise<ClubSecrets>;

async function fillFile(
  file: string,
  dataDir: string,
  options: DataSourceOptions,
  fill: Fill,
): Promise<ClubSecrets> {
  checkEmbeddedFile(dataDir);
  if (existsSync(file))
    throw new StartRefused(
      `Nothing was restored: ${dataDir} already holds a club. Set DATA_DIR to another folder, or move lions.sqlite away.`,
    );
  let secrets: ClubSecrets | undefined;
  try {
    await makeEmbeddedFile(file, async (draft) => {
      secrets = await fill({ ...options, database: draft } as DataSourceOptions);
    });
  } catch (error) {
    removeDrafts(file);
    throw error;
  }
  if (!secrets) throw new Error('The embedded file was not filled');
  return secrets;
}

async function fillServer(options: DataSourceOptions, fill: Fill): Promise<ClubSecrets> {
  const server = await EmptyServer.claim(options);
  try {
    const secrets = await fill(options);
    await server.finish();
    return secrets;
  } catch (error) {
    await server.clear();
    throw error;
  } finally {
    await server.release();
  }
}
