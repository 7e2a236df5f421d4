/**
 * Writes libs/api-client/src/generated.ts from apps/api/openapi.json: one endpoint and hook per operation,
 * named by its operationId. With --check it writes nothing and fails when the committed file is stale.
 */
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup/run.mjs';

const SCHEMA = `${ROOT}apps/api/openapi.json`;
const CLIENT = `${ROOT}libs/api-client/src/generated.ts`;

/** Parameters for other programs, and the lists that take them. */
const FOR_OTHERS = ['format', 'lang', 'updatedSince'];
const LISTS = ['listTeams', 'listTryoutSessions', 'listPractices', 'listCalendarDays'];

/**
 * The client's code for an OpenAPI file; libs/api-client/src/base-api.ts exports the `baseApi` it builds on.
 */
async function generateClient(schemaFile) {
  const code = await generateEndpoints({
    schemaFile,
    apiFile: './base-api.ts',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    hooks: true,
    tag: true,
    // It changes nothing: it is a POST because its text must not be in an address.
    endpointOverrides: [
      { pattern: 'searchAll', type: 'query' },
      { pattern: LISTS, parameterFilter: (name) => !FOR_OTHERS.includes(name) },
    ],
    encodePathParams: true,
    // fetchBaseQuery encodes query values itself.
    encodeQueryParams: false,
    mergeReadWriteOnly: true,
    useUnknown: true,
    esmExtensions: true,
  });
  return `/* Generated from openapi.json by \`npm run client\`: do not edit. */\n${code}`;
}

async function main() {
  const code = await generateClient(SCHEMA);
  if (!process.argv.includes('--check')) return writeFileSync(CLIENT, code);
  if (existsSync(CLIENT) && readFileSync(CLIENT, 'utf8') === code) return;
  console.error(`${relative(ROOT, CLIENT)} does not match apps/api/openapi.json: run \`npm run client\`.`);
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
