import { writeFileSync } from 'node:fs';
import { accessPage } from './contract/access-page.js';
import { operationsPage } from './contract/doc-pages.js';

/** Writes the generated pages of docs/; a test fails when they are outdated. */
const docs = new URL('../../../docs/', import.meta.url);
writeFileSync(new URL('operations.md', docs), operationsPage());
writeFileSync(new URL('api.md', docs), accessPage());
