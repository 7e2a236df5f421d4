/**
 * `npm start`: installs and builds what is missing, then runs the server (apps/api/src/main.ts). This file and those of
 * setup/ import Node's own modules only, because the packages may not be installed yet.
 */
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './setup/build.mjs';
import { endWithNpm } from './setup/end-with-npm.mjs';
import { readEnvFile } from './setup/env-file.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { ignoreLostOutput, ROOT, SERVER } from './setup/run.mjs';

ignoreLostOutput();
requireSupportedNode();
endWithNpm();
readEnvFile();
await ensureInstalled();
await ensureBuilt();
// The server starts its nightly backup with this name: the backup of a running server must not install or build.
process.argv[1] = ROOT + SERVER;
// In this process, so that signals, exit codes and options are the server's own.
await import(pathToFileURL(ROOT + SERVER).href);
