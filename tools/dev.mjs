/** `npm run dev`: compiler, API and site side by side, with live reload. One Ctrl+C ends all. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { endWithNpm } from './setup/end-with-npm.mjs';
import { readEnvFile } from './setup/env-file.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { ROOT, run } from './setup/run.mjs';

const TSC = 'node_modules/@typescript/native/bin/tsc';
const COMPILED = ['libs/domain', 'apps/api'];

requireSupportedNode();
endWithNpm();
readEnvFile();
await ensureInstalled();
if ((await run(process.execPath, [TSC, '-b', ...COMPILED])) !== 0) process.exit(1);

const vitePackage = createRequire(`${ROOT}apps/site/package.json`).resolve('vite/package.json');
const vite = join(dirname(vitePackage), 'bin/vite.js');

// The vite server forwards API calls.
const env = { SHUTDOWN_GRACE: '0', API_URL: `http://localhost:${process.env.PORT || 3000}`, ...process.env };

const children = [
  [TSC, '-b', '--watch', '--preserveWatchOutput', ...COMPILED],
  ['--watch', '--watch-preserve-output', '--enable-source-maps', 'apps/api/dist/main.js'],
  [vite, '--config', 'apps/site/vite.config.ts'],
].map((args) => spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] }));

let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
// When one process ends, the others are ended too.
for (const child of children) child.once('exit', (code) => end(code ?? 1));
