import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createOpenApiDocument, OPENAPI_FILE } from './platform/contract/openapi.js';
import { withSummaries } from './platform/contract/operation-summaries.js';
import { readConfiguration } from './platform/config/configuration.js';
import { createApp, migrateDatabase } from './create-app.js';

/** Writes apps/api/openapi.json from the decorators, on a temporary database. */
const dataDir = mkdtempSync(join(tmpdir(), 'lions-openapi-'));
const configuration = readConfiguration({ DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO_DATA: 'off' });
const app = await createApp(configuration, await migrateDatabase(configuration));
const document = withSummaries(createOpenApiDocument(app), fileURLToPath(new URL('../src', import.meta.url)));
writeFileSync(OPENAPI_FILE, `${JSON.stringify(document, null, 2)}\n`);
await app.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
