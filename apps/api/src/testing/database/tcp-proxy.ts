import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between the server under test and its database, to interrupt the network. */
export class TcpProxy {
  private readonly pairs = new Set<[Socket, Socket]>();
  private state: 'open' | 'cut' | 'hung' = 'open';
  /** Packets that still pass before one is lost with its connection; undefined: all pass. */
  private packetsLeft: number | undefined;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** Listens on its own port and forwards everything. */
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

  /** Loses the `k`-th packet from now on, in either direction, and breaks its connection. */
  cutAt(k: number): void {
    this.packetsLeft = k;
  }

  /** Forwards every packet again. @returns whether one was lost since `cutAt` */
  letPass(): boolean {
    const wasLost = this.packetsLeft === 0;
    this.packetsLeft = undefined;
    return wasLost;
  }

  /** Keeps connections open and accepts new ones, but forwards nothing. */
  hang(): void {
    this.state = 'hung';
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  /** Forwards everything again, including what waited. */
  restore(): void {
    this.state = 'open';
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  async close(): Promise<void> {
    this.breakAll();
    this.server.close();
    await once(this.server, 'close');
  }

  private losesNext(): boolean {
    if (!this.packetsLeft) return false;
    this.packetsLeft -= 1;
    return this.packetsLeft === 0;
  }

  private breakAll(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  private join(client: Socket, database: Socket): void {
    const pair: [Socket, Socket] = [client, database];
    this.pairs.add(pair);
    for (const [from, to] of [pair, [database, client]] as const) {
      from.on('data', (chunk) => {
        if (this.losesNext()) pair.forEach((socket) => socket.destroy());
        else to.write(chunk);
      });
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
