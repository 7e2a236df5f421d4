import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../database/data-source-options.js';
import { migrate } from '../database/migrate.js';
import { ENTITIES } from '../entities.js';
import type { TestDatabase } from './test-database.js';

/** A bare connection to a test database, without the application around it. */
export async function openDatabase({
  configuration,
}: Pick<TestDatabase, 'configuration'>): Promise<DataSource> {
  return new DataSource(await dataSourceOptions(configuration, ENTITIES)).initialize();
}

/** The same, with all tables. */
export async function openMigrated(database: TestDatabase): Promise<DataSource> {
  const dataSource = await openDatabase(database);
  await migrate(dataSource);
  return dataSource;
}
