import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer as createPlain,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Key and certificate of localhost, self-signed, valid until 2126; for tests only. */
export const CERTIFICATE_FILE = join(__dirname, 'localhost.pem');

/** A page that is not found by HEAD. */
const NO_HEAD = '/no-head';

/** The site as visitors reach it through a proxy, which may be set up wrongly. */
export class OutsideSite {
  isUp = true;
  passesCookies = true;
  /** Links on its one page. */
  links: string[] = [];
  private readonly server: Server;

  private constructor(private readonly isHttps: boolean) {
    const answer = (request: IncomingMessage, response: ServerResponse) => this.answer(request, response);
    const pem = readFileSync(CERTIFICATE_FILE, 'utf8');
    this.server = isHttps ? createSecure({ key: pem, cert: pem }, answer) : createPlain(answer);
  }

  static async start({ isHttps = false } = {}): Promise<OutsideSite> {
    const site = new OutsideSite(isHttps);
    site.server.listen(0, '127.0.0.1');
    await once(site.server, 'listening');
    return site;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return this.isHttps ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private answer({ method, url }: IncomingMessage, response: ServerResponse): void {
    if (url === '/api/settings/public' && this.passesCookies)
      response.setHeader('set-cookie', `access_token=; HttpOnly${this.isHttps ? '; Secure' : ''}`);
    const body = method === 'HEAD' && url === NO_HEAD ? undefined : this.bodyOf(url ?? '');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  }

  private bodyOf(path: string): string | undefined {
    const pages: Record<string, string> = {
      '/api/settings/public': '{}',
      '/sitemap.xml': `<urlset><url><loc>${this.url}/page</loc></url></urlset>`,
      '/page': this.links.map((link) => `<a class="x" href="${link}">link</a>`).join(''),
      '/other': 'here',
      [NO_HEAD]: 'here',
    };
    return path === '/api/health/live' ? (this.isUp ? '{"status":"ok"}' : undefined) : pages[path];
  }
}
