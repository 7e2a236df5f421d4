import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { CERTIFICATE_FILE } from './outside-site.js';

/** The answer to a call through the proxy. */
export interface VisitorAnswer<Body> {
  status: number;
  body: Body;
}

/** 127.0.0.0/8 is this machine: each visitor comes from an address of its own. */
let visitors = 0;
const nextAddress = () => {
  visitors += 1;
  return `127.${1 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/** A browser in front of the proxy: https, kept connections, cookies, and a network address of its own. */
export class Visitor {
  private readonly cookies = new Map<string, string>();
  private readonly agent: Agent;

  /** @param connections more than one for several browsers behind one address */
  constructor(
    private readonly port: number,
    connections = 1,
  ) {
    this.agent = new Agent({
      keepAlive: true,
      maxSockets: connections,
      ca: readFileSync(CERTIFICATE_FILE),
      servername: 'localhost',
      localAddress: nextAddress(),
    });
  }

  /** Ends the connection. */
  close(): void {
    this.agent.destroy();
  }

  /** @throws Error when there is no answer */
  send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<VisitorAnswer<Body>> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const sent = request({
        agent: this.agent,
        host: '127.0.0.1',
        port: this.port,
        method,
        path,
        headers: {
          host: `localhost:${this.port}`,
          'x-requested-with': 'test',
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(text)),
          }),
          ...headers,
        },
      });
      sent.once('error', reject);
      sent.once('response', (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          this.cookies.set(name, value);
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const read = Buffer.concat(chunks).toString();
          const isJson = answer.headers['content-type']?.includes('json') ?? false;
          resolve({ status: answer.statusCode ?? 0, body: (isJson ? JSON.parse(read) : read) as Body });
        });
      });
      sent.end(text);
    });
  }
}
