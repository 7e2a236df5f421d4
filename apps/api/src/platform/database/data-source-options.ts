import type { DataSourceOptions, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Configuration } from '../config/configuration.js';
import { EmbeddedDatabase } from './embedded/embedded-database.js';
import { embeddedFile } from './embedded/embedded-file.js';
import { MIGRATIONS } from './migrations/index.js';
import { serverOptions } from './server/server-options.js';

type Place = Pick<Configuration, 'databaseUrl' | 'dataDir'>;
type Entities = EntityTarget<ObjectLiteral>[];

/** Connection options of the database. @throws StartRefused when the server cannot be used */
export async function dataSourceOptions(place: Place, entities: Entities): Promise<DataSourceOptions> {
  const shared = {
    entities: entities as never[],
    migrations: MIGRATIONS,
    synchronize: false,
  } as const;
  if (place.databaseUrl === undefined) return { ...shared, ...embeddedOptions(place.dataDir) };
  return { ...shared, ...(await serverOptions(place.databaseUrl)) };
}

function embeddedOptions(dataDir: string) {
  return {
    type: 'better-sqlite3' as const,
    driver: EmbeddedDatabase,
    database: embeddedFile(dataDir),
    // Statements are kept per connection, so that none outlives it.
    statementCacheSize: 0,
  };
}
