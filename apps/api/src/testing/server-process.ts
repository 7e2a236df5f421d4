import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

const MAIN = join(__dirname, '../../server.cjs');

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A listening server has an address');
  return address.port;
}

/** The built server as its own process, as `npm start` runs it, without a grace period at shutdown. */
export class ServerProcess {
  output = '';
  errors = '';
  private readonly child: ChildProcess;
  readonly exited: Promise<number | null>;

  constructor(environment: Record<string, string>, { entry = MAIN, args = [] as string[] } = {}) {
    this.child = spawn(process.execPath, [entry, ...args], {
      cwd: dirname(entry),
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', SHUTDOWN_GRACE: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    this.exited = once(this.child, 'exit').then(([code]) => code as number | null);
  }

  /** Resolves when the server has printed its address; rejects when it ends instead. */
  async ready(): Promise<void> {
    const ended = this.exited.then((code) =>
      Promise.reject(new Error(`The server ended with ${code}: ${this.errors}`)),
    );
    const printed = new Promise<void>((resolve) => {
      this.child.stdout?.on('data', () => {
        if (/^Lac St-Louis Lions: /m.test(this.output)) resolve();
      });
    });
    await Promise.race([printed, ended]);
    ended.catch(() => undefined);
  }

  kill(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}
