import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Prefix of every script: the compiled code, and the database of its environment. */
const PRELUDE = `
  import 'reflect-metadata';
  import { DataSource } from 'typeorm';
  import { readConfiguration } from './dist/platform/config/configuration.js';
  import { dataSourceOptions } from './dist/platform/database/data-source-options.js';
  import { Db } from './dist/platform/database/db.js';
  import { lockEmbeddedDatabase } from './dist/platform/database/embedded/embedded-lock.js';
  import { migrate } from './dist/platform/database/migrate.js';
  import { ENTITIES } from './dist/entities.js';
  const configuration = readConfiguration(process.env);
  const say = (line) => process.stdout.write(line + '\\n');
  const open = async () => new DataSource(await dataSourceOptions(configuration, ENTITIES)).initialize();
`;

/** A Node process that runs a few lines on the built code, to be watched and killed. */
export class ChildScript {
  readonly lines: string[] = [];
  errors = '';
  readonly exited: Promise<number | null>;
  private readonly child: ChildProcess;
  private rest = '';

  constructor(environment: Record<string, string>, source: string) {
    this.child = spawn(process.execPath, ['--input-type=module', '-e', PRELUDE + source], {
      cwd: join(__dirname, '../..'),
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk: Buffer) => this.take(chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    // 'close' comes after the last output; 'exit' may come before.
    this.exited = once(this.child, 'close').then(([code]) => code as number | null);
  }

  /** Resolves when that many whole lines have been printed; rejects when the process ends before. */
  async printed(count: number): Promise<void> {
    const ended = this.exited.then(() => 'ended' as const);
    while (this.lines.length < count) {
      const next = await Promise.race([once(this.child.stdout as NodeJS.EventEmitter, 'data'), ended]);
      if (next === 'ended') throw new Error(`The script ended early: ${this.errors}`);
    }
  }

  /** Kills it at once, like a power cut, and resolves when it has ended. */
  kill(): Promise<number | null> {
    this.child.kill('SIGKILL');
    return this.exited;
  }

  private take(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    this.lines.push(...lines);
  }
}
