import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between the server under test and its database, to take the database away as a network does. */
export class TcpProxy {
  private readonly pairs = new Set<[Socket, Socket]>();
  private state: 'open' | 'cut' | 'hung' = 'open';

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** Listens on a port of its own and passes everything on. */
  static async to(host: string, port: number): Promise<TcpProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('A listening server has an address');
    const proxy = new TcpProxy(server, address.port);
    server.on('connection', (client) => proxy.join(client, connect(port, host)));
    return proxy;
  }

  /** Breaks every connection and every new one. */
  cut(): void {
    this.state = 'cut';
    this.breakAll();
  }

  /** Connections stay, and new ones are taken, but nothing passes. */
  hang(): void {
    this.state = 'hung';
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  /** Lets everything pass again, also what waited meanwhile. */
  restore(): void {
    this.state = 'open';
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  async close(): Promise<void> {
    this.breakAll();
    this.server.close();
    await once(this.server, 'close');
  }

  private breakAll(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  private join(client: Socket, database: Socket): void {
    const pair: [Socket, Socket] = [client, database];
    this.pairs.add(pair);
    for (const [from, to] of [pair, [database, client]] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
      if (this.state === 'hung') from.pause();
    }
    if (this.state === 'cut') client.destroy();
  }
}
