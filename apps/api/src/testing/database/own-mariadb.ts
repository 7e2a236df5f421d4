import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { freePort } from '../server-process.js';

const MARIADBD = '/usr/sbin/mariadbd';
const START_LIMIT_MS = 60_000;
const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];

/** A server that starts removes temporary tables from its folder for them: in a shared one, those of a running server. */
const ownTemporary = (folder: string) => ({ ...process.env, TMPDIR: folder });

/** A MariaDB server in a temporary folder, on its own port, to be killed, frozen or set up in an unusual way. */
export class OwnMariaDb {
  private server: ChildProcess;
  private readonly stop = () => void this.server.kill('SIGKILL');

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly options: readonly string[],
  ) {}

  /** @param options of mariadbd, such as '--sql-mode=ORACLE' */
  static async create(options: readonly string[] = []): Promise<OwnMariaDb> {
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
      { stdio: 'ignore', env: ownTemporary(folder) },
    );
    return new OwnMariaDb(folder, await freePort(), options);
  }

  /** An empty database on it. */
  get url(): string {
    return this.urlOf('root');
  }

  /** The same database for an account, such as 'club:password'. */
  urlOf(account: string): string {
    return `mysql://${account}@127.0.0.1:${this.port}/lions`;
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
        ...this.options,
      ],
      { stdio: 'ignore', env: ownTemporary(this.folder) },
    );
    process.once('exit', this.stop);
    const startedAt = performance.now();
    while (!(await this.answers())) {
      if (this.server.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS)
        throw new Error('MariaDB did not start');
      await pause(100);
    }
  }

  /** The process keeps its connections and answers nothing, as on a host that hangs. */
  freeze(): void {
    this.server.kill('SIGSTOP');
  }

  thaw(): void {
    this.server.kill('SIGCONT');
  }

  /** A connection as root. */
  connect(): Promise<Connection> {
    return mysql.createConnection({ uri: this.urlOf('root').replace(/\/lions$/, '/') });
  }

  /** Runs a statement as root; returns the rows of a SELECT. */
  async query(sql: string): Promise<RowDataPacket[]> {
    const connection = await this.connect();
    try {
      return (await connection.query<RowDataPacket[]>(sql))[0];
    } finally {
      await connection.end();
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
      await this.query('CREATE DATABASE IF NOT EXISTS lions CHARACTER SET utf8mb4');
      return true;
    } catch {
      return false;
    }
  }
}
