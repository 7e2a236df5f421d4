/**
 * `npm start`: installs and builds what is missing, then runs the server. Only Node's own modules may be
 * imported before the packages are installed.
 */
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './setup/build.mjs';
import { endWithNpm } from './setup/end-with-npm.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { ignoreLostOutput, ROOT, SERVER } from './setup/run.mjs';

ignoreLostOutput();
requireSupportedNode();
endWithNpm();
await ensureInstalled();
await ensureBuilt();
// The server starts its nightly backup by this name; a running one is neither installed nor built again.
process.argv[1] = ROOT + SERVER;
// In this process, so that signals, exit codes and options are the server's own.
await import(pathToFileURL(ROOT + SERVER).href);
