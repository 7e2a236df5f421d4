/**
 * `npm run import:legacy -- FILE.json [--write] [--show-names]`: installs and builds what is missing, then
 * imports a file of the older system. Only Node's own modules may be imported before the packages are
 * installed.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { ROOT, SERVER } from './setup/run.mjs';

requireSupportedNode();
// npm changes to the project's folder; the file's path is relative to where the command was typed.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.startsWith('--') ? arg : resolve(from, arg)));
process.argv = [...process.argv.slice(0, 2), '--import-legacy', ...args];
await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(ROOT + SERVER).href);
