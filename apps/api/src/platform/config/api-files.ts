import { readFileSync } from 'node:fs';

/** apps/api, from a module of the source, of the output or of the bundle, which are in folders of different depth. */
const FOLDER = new URL(import.meta.url.replace(/(.*)\/(?:src|dist)\/.*/, '$1/'));

/** A file beside `server.cjs`. */
export const apiFile = (name: string) => new URL(name, FOLDER);

/** The version of the site, which `nx release` sets. */
export const siteVersion = () =>
  (JSON.parse(readFileSync(apiFile('package.json'), 'utf8')) as { version: string }).version;
