import { readFileSync } from 'node:fs';

const FILE = new URL('../../../package.json', import.meta.url);

/** The version of the site, which `npm run release` sets. */
export const siteVersion = () => (JSON.parse(readFileSync(FILE, 'utf8')) as { version: string }).version;
