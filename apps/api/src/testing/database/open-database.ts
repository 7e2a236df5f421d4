import type { TestDatabase } from './tested-server.js';
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../platform/database/data-source-options.js';
import { migrate } from '../../platform/database/migrate.js';
import { MIGRATIONS } from '../../platform/database/migrations/index.js';
import { ENTITIES } from '../../entities.js';

/** A bare connection to a test database, without the application. */
export async function openDatabase({
  configuration,
}: Pick<TestDatabase, 'configuration'>): Promise<DataSource> {
  return new DataSource(await dataSourceOptions(configuration, ENTITIES)).initialize();
}

/** The same, with all tables, or those of an older version. */
export async function openMigrated(database: TestDatabase, migrations = MIGRATIONS): Promise<DataSource> {
  const options = await dataSourceOptions(database.configuration, ENTITIES);
  const dataSource = await new DataSource({ ...options, migrations }).initialize();
  await migrate(dataSource);
  return dataSource;
}
