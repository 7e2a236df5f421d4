import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server-process.js';
import { CERTIFICATE_FILE } from './outside-site.js';

const NGINX = '/usr/sbin/nginx';
const CONFIG = join(__dirname, '../../../../../proxy/nginx.conf');
const START_LIMIT_MS = 10_000;

/** The ports of nginx itself and of the two processes behind it. */
export interface Ports {
  https: number;
  http: number;
  processes: readonly [number, number];
}

/** Texts of the configuration, each with the one that replaces it. */
type Changes = readonly (readonly [string, string])[];

/** The repository's configuration with the places of this machine. @throws Error when it lacks one of them */
export function configOf({ https, http, processes }: Ports, folder: string, changes: Changes = []): string {
  const places: Changes = [
    // First: the repository itself may be below /tmp.
    [' /tmp/', ` ${folder}/`],
    ['app:3000 resolve', `127.0.0.1:${processes[0]}`],
    ['app2:3000 resolve', `127.0.0.1:${processes[1]}`],
    ['listen 8443 ', `listen 127.0.0.1:${https} `],
    ['listen 8080;', `listen 127.0.0.1:${http};`],
    ['/etc/nginx/certificates/fullchain.pem', CERTIFICATE_FILE],
    ['/etc/nginx/certificates/privkey.pem', CERTIFICATE_FILE],
  ];
  return [...places, ...changes].reduce(
    (config, [theirs, ours]) => {
      if (!config.includes(theirs)) throw new Error(`proxy/nginx.conf does not name ${theirs}`);
      return config.replaceAll(theirs, ours);
    },
    readFileSync(CONFIG, 'utf8'),
  );
}

/** A real nginx with the repository's configuration, in front of two processes. */
export class OwnNginx {
  private readonly folder = mkdtempSync(join(tmpdir(), 'lions-nginx-'));
  private readonly server: ChildProcess;
  private readonly stop = () => void this.server.kill('SIGKILL');
  private errors = '';

  private constructor(
    readonly ports: Ports,
    changes: Changes,
  ) {
    const file = join(this.folder, 'nginx.conf');
    writeFileSync(file, configOf(ports, this.folder, changes));
    // Started by root, its workers would be another user, who cannot enter the folder.
    const user = process.getuid?.() === 0 ? ' user root;' : '';
    const args = ['-p', this.folder, '-c', file, '-e', 'stderr', '-g', `daemon off;${user}`];
    this.server = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.server.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    process.once('exit', this.stop);
  }

  /** Starts it, and resolves when it listens. */
  static async start(
    https: number,
    processes: readonly [number, number],
    changes: Changes = [],
  ): Promise<OwnNginx> {
    const nginx = new OwnNginx({ https, http: await freePort(), processes }, changes);
    const startedAt = performance.now();
    while (!(await nginx.listens())) {
      if (nginx.server.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS)
        throw new Error(`nginx did not start: ${nginx.errors}`);
      await pause(20);
    }
    return nginx;
  }

  async remove(): Promise<void> {
    process.off('exit', this.stop);
    const exited = once(this.server, 'exit');
    if (this.server.kill('SIGTERM')) await exited;
    rmSync(this.folder, { recursive: true, force: true });
  }

  private listens(): Promise<boolean> {
    const socket = connect(this.ports.https, '127.0.0.1');
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    }).finally(() => socket.destroy()) as Promise<boolean>;
  }
}
