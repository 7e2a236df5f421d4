import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCivilDate } from '@lions/domain';
import { StartRefused, type Configuration } from '../../../platform/config/configuration.js';
import { allEntities } from '../../../platform/database/club/club-tables.js';
import { dataSourceOptions } from '../../../platform/database/data-source-options.js';
import { flush } from '../../../platform/database/embedded/embedded-file.js';
import { lockFolder } from '../../../platform/database/embedded/embedded-lock.js';
import { fillDatabase, toSentence } from '../fill-database.js';
import { writeBackup } from '../write-backup.js';
import { BackupFolder } from './backup-folder.js';

const LOCK = 'backup.lock';

/**
 * Makes the backup of a day of the club, checks it by restoring it into a scratch database, and removes those that are
 * no longer kept. A failure leaves all earlier ones. Of several processes that share the folder one makes it.
 * @throws StartRefused with one sentence
 */
export async function makeNightlyBackup(configuration: Configuration, day: string): Promise<string[]> {
  const { dir, passphrase } = configuration.backup;
  if (dir === undefined || !isCivilDate(day)) throw new StartRefused('BACKUP_DIR and a day are needed.');
  const folder = new BackupFolder(dir);
  folder.make();
  const unlock = lockFolder(dir, LOCK);
  if (!unlock) return ['Another process makes the nightly backup.'];
  const file = folder.fileOf(day);
  const unchecked = `${file}.unchecked`;
  try {
    if (existsSync(file)) return [`${file} is there already.`];
    folder.removeUnfinished();
    const { rows } = await writeBackup(configuration, unchecked, passphrase);
    await checkBackup(configuration.dataDir, unchecked, passphrase);
    renameSync(unchecked, file);
    flush(dirname(file));
    folder.rotate(day);
    return [`${file}: ${rows} rows, restored for a check.`];
  } catch (error) {
    throw toSentence('The backup was not kept', error);
  } finally {
    rmSync(unchecked, { force: true });
    unlock();
  }
}

/** In the data folder, where the same data is anyway. */
const scratchIn = (dataDir: string) => join(dataDir, 'backup-check');

/** Removes the scratch database of a check that was killed: it holds a whole club. A running check keeps its own. */
export function removeScratch({ dataDir, backup: { dir } }: Configuration): void {
  const scratch = scratchIn(dataDir);
  if (!existsSync(scratch)) return;
  const unlock = dir !== undefined && existsSync(dir) ? lockFolder(dir, LOCK) : () => undefined;
  if (!unlock) return;
  rmSync(scratch, { recursive: true, force: true });
  unlock();
}

/** @throws StartRefused when the backup cannot be restored */
async function checkBackup(dataDir: string, path: string, passphrase: string | undefined): Promise<void> {
  const scratch = scratchIn(dataDir);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true, mode: 0o700 });
  try {
    const options = await dataSourceOptions({ databaseUrl: undefined, dataDir: scratch }, allEntities());
    await fillDatabase(options, path, passphrase);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
