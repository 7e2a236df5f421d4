import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A delivery as it arrived. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

type Answering = (response: ServerResponse) => void;

export const answers =
  (code: number, text = ''): Answering =>
  (response) =>
    void response.writeHead(code).end(text);
export const accepts = answers(204);

/** A system of others that receives webhooks on a port of this machine. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Answers a delivery. */
  answer: Answering = accepts;
  private readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      this.received.push({ headers: request.headers, body });
      this.answer(response);
    });
  });

  /** Listens on that port, or on a free one. */
  async listen(port = 0): Promise<this> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  /** The bodies in the order of their arrival. */
  get bodies(): { id: string; type: string; at: string; url: string }[] {
    return this.received.map(
      ({ body }) => JSON.parse(body) as { id: string; type: string; at: string; url: string },
    );
  }

  reset(): void {
    this.received.length = 0;
    this.answer = accepts;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
