import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { freePort } from '../server-process.js';

const MARIADBD = '/usr/sbin/mariadbd';
const START_LIMIT_MS = 60_000;
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];

/** A MariaDB server in a temporary folder, on its own port, to be killed. */
export class OwnMariaDb {
  private server: ChildProcess;
  private readonly stop = () => void this.server.kill('SIGKILL');

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async create(): Promise<OwnMariaDb> {
    const folder = mkdtempSync(join(tmpdir(), 'lions-mariadb-'));
    execFileSync(
      'mariadb-install-db',
      [
        '--no-defaults',
        `--datadir=${folder}/data`,
        ...asRoot,
        '--skip-test-db',
        '--auth-root-authentication-method=normal',
      ],
      { stdio: 'ignore' },
    );
    return new OwnMariaDb(folder, await freePort());
  }

  /** An empty database on it. */
  get url(): string {
    return `mysql://root@127.0.0.1:${this.port}/lions`;
  }

  /** Starts it, also after a kill, and resolves when it answers. */
  async start(): Promise<void> {
    this.server = spawn(
      MARIADBD,
      [
        '--no-defaults',
        `--datadir=${this.folder}/data`,
        ...asRoot,
        '--bind-address=127.0.0.1',
        `--port=${this.port}`,
        `--socket=${this.folder}/socket`,
        `--pid-file=${this.folder}/pid`,
      ],
      { stdio: 'ignore' },
    );
    process.once('exit', this.stop);
    const startedAt = performance.now();
    while (!(await this.answers())) {
      if (this.server.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS)
        throw new Error('MariaDB did not start');
      await pause(100);
    }
  }

  /** Like a power cut. */
  async kill(): Promise<void> {
    process.off('exit', this.stop);
    if (this.server.exitCode !== null || this.server.signalCode !== null) return;
    const exited = once(this.server, 'exit');
    this.server.kill('SIGKILL');
    await exited;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async answers(): Promise<boolean> {
    try {
      const connection = await mysql.createConnection({ uri: this.url.replace(/\/lions$/, '') });
      await connection.query('CREATE DATABASE IF NOT EXISTS lions CHARACTER SET utf8mb4');
      await connection.end();
      return true;
    } catch {
      return false;
    }
  }
}
