import { DataSource, type DataSourceOptions } from 'typeorm';
import { StartRefused } from '../../platform/config/configuration.js';
import { ClubLoad } from '../../platform/database/club/club-load.js';
import { RowsDoNotFit } from '../../platform/database/club/club-tables.js';
import { describeError } from '../../platform/database/database-error.js';
import { migrate, toStartRefusal } from '../../platform/database/migrate.js';
import { MIGRATIONS } from '../../platform/database/migrations/index.js';
import { readBackup } from './read-backup.js';
import { DAMAGED, type ClubRecord, type ClubSecrets } from './records.js';

/** @throws StartRefused when this version does not have all of the migrations */
export function requireKnownMigrations({ migrations }: ClubRecord): void {
  const unknown = migrations.find((name) => !MIGRATIONS.some((known) => known.name === name));
  if (unknown !== undefined)
    throw new StartRefused(
      `The backup was made by a newer version (it has ${unknown}): restore it with that version.`,
    );
}

/**
 * Fills an empty database with the rows of a backup, in the tables of the backup's version, and migrates them. Counts
 * the rows of each table afterwards.
 * @param addPicture receives the pictures in pieces
 * @returns the secrets of the club
 */
export async function fillDatabase(
  options: DataSourceOptions,
  path: string,
  passphrase: string | undefined,
  addPicture: (name: string, piece: Buffer) => void = () => undefined,
): Promise<ClubSecrets> {
  let dataSource: DataSource | undefined;
  let load: ClubLoad | undefined;
  let secrets: ClubSecrets = { jwtSecret: '', linkSecret: '' };
  try {
    await readBackup(path, passphrase, {
      async club(club) {
        requireKnownMigrations(club);
        ({ secrets } = club);
        const migrations = MIGRATIONS.filter(({ name }) => club.migrations.includes(name));
        dataSource = await new DataSource({ ...options, migrations }).initialize();
        await migrate(dataSource, true);
        load = await ClubLoad.begin(dataSource);
      },
      rows: async (table, columns, rows) => load?.insert(table, columns, rows),
      tableEnd: async (table, end) => load?.endTable(table, end),
      picture: async (name, piece) => addPicture(name, piece),
    });
    await load?.commit();
  } catch (error) {
    throw error instanceof RowsDoNotFit ? DAMAGED : error;
  } finally {
    await dataSource?.destroy();
  }
  const migrated = await new DataSource(options).initialize();
  try {
    await migrate(migrated, true);
  } finally {
    await migrated.destroy();
  }
  return secrets;
}

/** One sentence for what a database refused: its own message would hold personal data. `outcome` begins the sentence. */
export function toSentence(outcome: string, error: unknown): unknown {
  const known = toStartRefusal(error);
  if (known instanceof StartRefused) return known;
  const { reason, stack } = describeError(error);
  return stack === undefined ? new StartRefused(`${outcome}: the database said ${reason}.`) : error;
}
