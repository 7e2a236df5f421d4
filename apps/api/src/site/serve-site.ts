import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../common/error.filter.js';
import type { Configuration } from '../config/configuration.js';
import { chooseEncoding, PageBytes } from './page-bytes.js';
import { visitorsLanguage } from './page-language.js';
import { BuiltSite, type FetchJson, type RenderedPage } from './renderer.js';

const YEAR_SECONDS = 31_536_000;

/** Serves the built site beside the API; without a build it serves nothing. Plain Fastify: pages have no business in Nest's pipeline. */
export async function serveSite(
  app: NestFastifyApplication,
  configuration: Configuration,
  folder: string,
): Promise<void> {
  const site = BuiltSite.at(folder);
  if (!site) return;
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  await fastify.register(fastifyStatic, {
    root: `${site.clientFolder}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    decorateReply: false,
  });
  const pages = new SitePages(site, configuration, anonymousCalls(fastify));
  fastify.get('/*', (request, reply) => pages.answer(request, reply));
}

/** The renderer's data come through our own public API without cookies, so a page cannot show what a visitor may not see. */
function anonymousCalls(fastify: FastifyInstance): FetchJson {
  return async (path) => {
    const answer = await fastify.inject({ method: 'GET', url: path });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
}

class SitePages {
  private readonly bytes = new PageBytes();

  constructor(
    private readonly site: BuiltSite,
    private readonly configuration: Configuration,
    private readonly fetchJson: FetchJson,
  ) {}

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [address = '/', query] = request.url.split('?', 2);
    if (address === '/api' || address.startsWith('/api/'))
      return reply.status(404).send(errorBody({ code: 'NOT_FOUND' }));
    const { splitAddress } = await this.site.renderer();
    const named = splitAddress(address);
    const isAdmin = named.path === '/admin' || named.path.startsWith('/admin/');
    const plain =
      named.language === undefined || isAdmin
        ? named.path
        : `/${named.language}${named.path === '/' ? '' : named.path}`;
    if (plain !== address) return reply.redirect(query === undefined ? plain : `${plain}?${query}`, 308);
    const page = await this.page(request, named.path, named.language);
    return this.send(request, reply, page, isAdmin);
  }

  private async page(
    request: FastifyRequest,
    path: string,
    named: 'en' | 'fr' | undefined,
  ): Promise<RenderedPage> {
    const { publicUrl: origin, zone: timeZone } = this.configuration;
    const language = named ?? visitorsLanguage(request);
    const { manifest } = this.site;
    const isBuiltForUs = manifest.origin === origin && manifest.timeZone === timeZone;
    const file = isBuiltForUs ? this.site.prerendered(path, language) : undefined;
    if (file) return { status: 200, html: file.toString(), headers: { 'content-language': language } };
    const { renderPage } = await this.site.renderer();
    return renderPage({ path: request.url, language, fetchJson: this.fetchJson, origin, timeZone });
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: RenderedPage,
    isAdmin: boolean,
  ): Promise<FastifyReply> {
    const etag = PageBytes.etag(page.html);
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    void reply
      .headers(page.headers)
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        policy.replace("script-src 'self'", `script-src 'self' '${this.site.manifest.bootScriptHash}'`),
      )
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('cache-control', isAdmin ? 'no-store' : 'no-cache')
      .header('etag', etag);
    if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.status(page.status).send(await this.bytes.packed(page.html, etag, encoding));
  }
}
