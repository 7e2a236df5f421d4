import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../server-process.js';

/** A Redis server in memory, on its own port. */
export class OwnRedis {
  private readonly end = () => void this.server.kill('SIGKILL');

  private constructor(
    private readonly server: ChildProcess,
    private readonly port: number,
  ) {
    process.once('exit', this.end);
  }

  /** Resolves when it answers. */
  static async start(): Promise<OwnRedis> {
    const port = await freePort();
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const server = spawn('/usr/bin/redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const redis = new OwnRedis(server, port);
    let output = '';
    while (!output.includes('Ready to accept connections')) {
      const [chunk] = (await once(server.stdout, 'data')) as [Buffer];
      output += chunk.toString();
    }
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    process.off('exit', this.end);
    if (this.server.exitCode !== null || this.server.signalCode !== null) return;
    const exited = once(this.server, 'exit');
    this.server.kill('SIGKILL');
    await exited;
  }
}
