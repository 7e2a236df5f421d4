import { existsSync } from 'node:fs';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Configuration } from '../../platform/config/configuration.js';
import { embeddedFile } from '../../platform/database/embedded/embedded-file.js';
import { migrationsOf } from '../../platform/database/migrate.js';

/** The options of the database with all tables; the caller knows them. @throws StartRefused when it cannot be used */
export type DatabaseOf = (configuration: Configuration) => Promise<DataSourceOptions>;

/** Why a command cannot work on the database as it is. */
export type NotMigrated = 'absent' | 'older' | 'newer';

/**
 * The options of a database that this version has migrated. A command neither creates nor migrates one, because the
 * site may be running on it, in another version.
 * @throws StartRefused when the server cannot be used
 */
export async function migratedDatabase(
  configuration: Configuration,
  databaseOf: DatabaseOf,
): Promise<DataSourceOptions | NotMigrated> {
  const { databaseUrl, dataDir } = configuration;
  if (databaseUrl === undefined && !existsSync(embeddedFile(dataDir))) return 'absent';
  const options = await databaseOf(configuration);
  const dataSource = await new DataSource(options).initialize();
  try {
    const { pending, foreign } = await migrationsOf(dataSource);
    if (foreign.length > 0) return 'newer';
    return pending.length > 0 ? 'older' : options;
  } finally {
    await dataSource.destroy();
  }
}
