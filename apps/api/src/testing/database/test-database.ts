import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '../../platform/config/configuration.js';
import { storeDrawnSecret } from '../../platform/config/secrets.js';
import { embeddedFile } from '../../platform/database/embedded/embedded-file.js';
import { migratedFile, migratedStatements } from './migrated-template.js';
import { takeSchema } from './schema-pool.js';
import { ON_SERVER, onServer, serverUrl, serverVersion, type TestDatabase } from './tested-server.js';

export { ON_SERVER, TESTED, type TestDatabase } from './tested-server.js';

/** Creates a database with all tables and no rows: a copy of a migrated one. */
export async function createTestDatabase(more: Record<string, string> = {}): Promise<TestDatabase> {
  if (ON_SERVER) {
    const schema = await takeSchema(await migratedStatements(createEmptyDatabase));
    return schemaDatabase(schema.name, more, schema.release);
  }
  const database = embeddedDatabase(more);
  copyFileSync(await migratedFile(createEmptyDatabase), embeddedFile(database.configuration.dataDir));
  return database;
}

/** Creates a database without tables: a temporary folder, or a schema on the server with that default collation. */
export async function createEmptyDatabase(
  more: Record<string, string> = {},
  collation = 'utf8mb4_bin',
): Promise<TestDatabase> {
  if (!ON_SERVER) return embeddedDatabase(more);
  await serverVersion();
  const name = `lions_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} COLLATE ${collation}`);
  return schemaDatabase(name, more, () => onServer(`DROP DATABASE ${name}`));
}

function embeddedDatabase(more: Record<string, string>): TestDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'lions-test-'));
  const environment = {
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...more,
  };
  const configuration = readConfiguration(environment);
  storeDrawnSecret(configuration, false);
  return {
    environment,
    configuration,
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function schemaDatabase(
  name: string,
  more: Record<string, string>,
  letGo: () => Promise<unknown>,
): TestDatabase {
  const folder = embeddedDatabase({ DATABASE_URL: serverUrl(name), ...more });
  return {
    ...folder,
    async drop() {
      await letGo();
      await folder.drop();
    },
  };
}
