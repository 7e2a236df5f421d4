import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AppModule } from './app.module.js';
import { configureApp, createAdapter } from './configure-app.js';
import type { Configuration } from './config/configuration.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { migrate } from './database/migrate.js';
import { ENTITIES } from './entities.js';
import { WEB_DIST } from './site/renderer.js';
import { serveSite } from './site/serve-site.js';

/** Connects, brings the tables up to date, and lets go again. @throws StartRefused when the database is out of reach. */
export async function migrateDatabase(configuration: Configuration): Promise<DataSourceOptions> {
  const options = await dataSourceOptions(configuration, ENTITIES);
  const dataSource = await new DataSource(options).initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
  return options;
}

/** The whole application on a migrated database, wired but not listening; the same for production and tests. */
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
  await serveSite(app, configuration, WEB_DIST);
  await app.init();
  return app;
}
