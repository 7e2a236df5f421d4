import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AppModule } from './app.module.js';
import { configureApp, createAdapter } from './configure-app.js';
import type { Configuration } from './platform/config/configuration.js';
import { storeDrawnSecret } from './platform/config/secrets.js';
import { dataSourceOptions } from './platform/database/data-source-options.js';
import { Db } from './platform/database/db.js';
import {
  checkEmbeddedFile,
  embeddedFile,
  makeEmbeddedFile,
} from './platform/database/embedded/embedded-file.js';
import { migrate, toStartRefusal } from './platform/database/migrate.js';
import { whole } from './platform/database/row-shape.js';
import { ENTITIES } from './entities.js';
import { SITE_DIST } from './site/renderer.js';
import { servePublic } from './site/serve-public.js';

/**
 * Migrates the database, and stores the secret that was drawn for a new club.
 * @throws StartRefused when the database cannot be used, or the secret of its club is lost
 */
export async function migrateDatabase(configuration: Configuration): Promise<DataSourceOptions> {
  const options = await migrateTables(configuration);
  if (configuration.isSecretDrawn) storeDrawnSecret(configuration, await holdsClub(options));
  return options;
}

/** Whether there are families or accounts. */
async function holdsClub(options: DataSourceOptions): Promise<boolean> {
  const dataSource = await new DataSource({ ...options, entities: [] } as DataSourceOptions).initialize();
  try {
    const sql = 'SELECT EXISTS (SELECT 1 FROM families) OR EXISTS (SELECT 1 FROM admin_users) AS isThere';
    const [row] = await new Db(dataSource).read((reader) => reader.select(sql, [], { isThere: whole }));
    return row?.isThere === 1;
  } finally {
    await dataSource.destroy();
  }
}

/** Connects, migrates and disconnects. @throws StartRefused when the database cannot be used */
async function migrateTables(configuration: Configuration): Promise<DataSourceOptions> {
  if (configuration.databaseUrl !== undefined) {
    const options = await dataSourceOptions(configuration, ENTITIES);
    await migrateAt(options);
    return options;
  }
  const options = await dataSourceOptions(configuration, ENTITIES);
  // Its migrations read no entities, whose metadata takes longer than looking for pending ones.
  const migrating = { ...options, entities: [] } as DataSourceOptions;
  const file = embeddedFile(configuration.dataDir);
  try {
    checkEmbeddedFile(configuration.dataDir);
    if (existsSync(file)) await migrateAt(migrating);
    else
      await makeEmbeddedFile(file, (draft) =>
        migrateAt({ ...migrating, database: draft } as DataSourceOptions),
      );
  } catch (error) {
    throw toStartRefusal(error);
  }
  return options;
}

async function migrateAt(options: DataSourceOptions): Promise<void> {
  const dataSource = await new DataSource(options).initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** The whole application on a migrated database, not listening yet; the same in production and tests. */
export async function createApp(
  configuration: Configuration,
  database: DataSourceOptions,
): Promise<NestFastifyApplication> {
  const adapter = createAdapter(configuration);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(configuration, database),
    adapter,
    {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    },
  );
  await configureApp(app, configuration);
  await servePublic(app, configuration, SITE_DIST);
  await app.init();
  return app;
}
