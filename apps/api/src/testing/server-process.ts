import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

const MAIN = join(__dirname, '../../server.cjs');

/**
 * Below 32768, where Linux begins to pick ports for `listen(0)` and for outgoing connections: those would take
 * the port before the server that it is for.
 * https://www.kernel.org/doc/html/latest/networking/ip-sysctl.html#ip-variables
 */
const [FIRST, END] = [20_000, 32_768];

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    // Taken.
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

const running = new Set<ServerProcess>();

// A failed expectation skips the rest of its test: a server that stayed would empty, by the real time, the schema that
// the worker's next file gets.
afterAll(async () => {
  await Promise.all([...running].map((server) => server.kill('SIGKILL')));
});

/** The built server as its own process, as `npm start` runs it, without a grace period at shutdown; it ends with its file. */
export class ServerProcess {
  output = '';
  errors = '';
  private readonly child: ChildProcess;
  readonly exited: Promise<number | null>;

  /**
   * `input` is what the process reads from stdin; without it there is none. `output` is where it writes, a descriptor
   * instead of `output` and `errors` here.
   */
  constructor(
    environment: Record<string, string>,
    { entry = MAIN, args = [] as string[], input = '', output = 'pipe' as 'pipe' | number } = {},
  ) {
    this.child = spawn(process.execPath, [entry, ...args], {
      cwd: dirname(entry),
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', SHUTDOWN_GRACE: '0', ...environment },
      stdio: ['pipe', output, output],
    });
    this.child.stdin?.on('error', () => undefined).end(input);
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    // 'close' comes after the last output; 'exit' may come before.
    this.exited = once(this.child, 'close').then(([code]) => {
      running.delete(this);
      return code as number | null;
    });
    running.add(this);
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

  get pid(): number {
    return this.child.pid ?? NaN;
  }

  /** Closes the output, like a reader that ends, such as `head`. */
  closeOutput(): void {
    this.child.stdout?.destroy();
    this.child.stderr?.destroy();
  }

  kill(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}
