import { writeFileSync } from 'node:fs';
import { accessPage } from './operations/access-page.js';
import { operationsPage } from './operations/doc-pages.js';

/** Writes the generated pages of docs/; a test fails when they are outdated. */
const docs = new URL('../../../docs/', import.meta.url);
writeFileSync(new URL('operations.md', docs), operationsPage());
writeFileSync(new URL('api.md', docs), accessPage());
