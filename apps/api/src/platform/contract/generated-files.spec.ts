import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp } from '../../testing/test-app.js';
import { accessPage } from '../../operations/docs-pages/access-page.js';
import { operationsPage } from '../../operations/docs-pages/doc-pages.js';
import { createOpenApiDocument } from './openapi.js';
import { withSummaries } from './operation-summaries.js';

const ROOT = join(__dirname, '../../../../..');
const committed = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('generated files', () => {
  it('apps/api/openapi.json matches the decorators (npm run openapi)', async () => {
    const app = await startTestApp();
    const document = JSON.parse(
      JSON.stringify(withSummaries(createOpenApiDocument(app.app), join(__dirname, '../..'))),
    ) as unknown;
    await app.close();
    expect(JSON.parse(committed('apps/api/openapi.json'))).toEqual(document);
  });

  it('docs/operations.md and docs/api.md match the code (npm run docs)', () => {
    expect(committed('docs/operations.md')).toBe(operationsPage());
    expect(committed('docs/api.md')).toBe(accessPage());
  });
});
