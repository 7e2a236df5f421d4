import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';

/** Bits of a DNS answer: a response that is recursive; and its code for a name that does not exist (RFC 1035). */
const [ANSWER, NO_SUCH_NAME] = [0x8180, 3];
const HEADER_BYTES = 12;
const TXT = 16;
const IN = 1;
/** A pointer to the name in the question. */
const SAME_NAME = 0xc00c;

/** A real name server for TXT records, on its own port. */
export class NameServer {
  /** Texts by name. */
  readonly texts = new Map<string, string>();
  private constructor(private readonly socket: Socket) {
    socket.on('message', (query, from) => this.answer(query, from));
  }

  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new NameServer(socket);
  }

  get resolver(): Resolver {
    const resolver = new Resolver({ timeout: 1000, tries: 1 });
    resolver.setServers([`127.0.0.1:${this.socket.address().port}`]);
    return resolver;
  }

  close(): void {
    this.socket.close();
  }

  private answer(query: Buffer, { port, address }: RemoteInfo): void {
    let at = HEADER_BYTES;
    const labels: string[] = [];
    for (let size = query[at] ?? 0; size > 0; size = query[at] ?? 0) {
      labels.push(query.toString('ascii', at + 1, at + 1 + size));
      at += size + 1;
    }
    const name = labels.join('.').toLowerCase();
    const text = this.texts.get(name);
    // A name with others below it exists, without data (RFC 8020).
    const exists = text !== undefined || [...this.texts.keys()].some((known) => known.endsWith(`.${name}`));
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(exists ? ANSWER : ANSWER | NO_SUCH_NAME, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(text === undefined ? 0 : 1, 6);
    const question = query.subarray(HEADER_BYTES, at + 5);
    this.socket.send(
      Buffer.concat([header, question, ...(text === undefined ? [] : [record(text)])]),
      port,
      address,
    );
  }
}

function record(text: string): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(SAME_NAME, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(IN, 4);
  head.writeUInt16BE(text.length + 1, 10);
  return Buffer.concat([head, Buffer.from([text.length]), Buffer.from(text)]);
}
