/**
 * A command of the server, such as `npm run backup -- FILE`: installs and builds what is missing, then runs it. The
 * first argument is its name. Only Node's own modules may be imported before the packages are installed.
 */
import { resolve } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { readEnvFile } from './setup/env-file.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { ignoreLostOutput, run, SERVER } from './setup/run.mjs';

ignoreLostOutput();
requireSupportedNode();
readEnvFile();
/** Commands whose arguments are files. */
const OF_FILES = ['backup', 'restore', 'import-legacy'];
const [command, ...rest] = process.argv.slice(2);
// npm changes to the project's folder; the file's path is relative to where the command was typed.
const from = process.env.INIT_CWD ?? process.cwd();
const toPath = (arg) => (arg.startsWith('--') ? arg : resolve(from, arg));
const args = OF_FILES.includes(command) ? rest.map(toPath) : rest;
await ensureInstalled();
await ensureBuilt();
// A process of its own: this one holds what looking for changed sources has left in memory.
process.exitCode = await run(process.execPath, [SERVER, `--${command}`, ...args]);
