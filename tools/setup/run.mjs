import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The built server, relative to that folder. */
export const SERVER = 'apps/api/server.cjs';

/** Output may be lost, as in `npm start | head`: without a listener the error of writing it would end the process. */
export function ignoreLostOutput() {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

/**
 * Runs a program in the project's folder, with inherited output by default.
 * @returns its exit code; 1 when it was ended by a signal.
 * @throws Error when it cannot be started.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    // Ctrl+C reaches the whole process group; a plain SIGTERM only this process.
    const end = () => process.exit(143);
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', end).once('exit', stop);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', end).off('exit', stop);
      resolve(code ?? 1);
    });
  });
}

/** The same, with the output written to a file. */
export async function runLogged(command, args, logFile, options = {}) {
  const log = openSync(logFile, 'w');
  try {
    return await run(command, args, { ...options, stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
  }
}

/** Runs npm: the same installation that started this process, if any. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm) return run(process.execPath, [npm, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Arguments of `node` that run nx without daemon, terminal interface or cloud. */
export const NX = ['node_modules/nx/dist/bin/nx.js'];
export const NX_ENVIRONMENT = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
