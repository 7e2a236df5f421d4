import type { Language } from '@lions/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames } from '../platform/common/access.js';
import { errorBody } from '../platform/common/app-error.js';
import type { Clock } from '../platform/common/clock.js';
import type { Configuration } from '../platform/config/configuration.js';
import { chooseEncoding, etagOf, matchesEtag, packed } from '../platform/http/encoding.js';
import { isPrivateAddress } from '../platform/http/private-address.js';
import { EMBED_SCRIPT } from '../platform/http/public-reading.js';
import { documentHeaders, framedHeaders, hashOf } from '../platform/http/security-headers.js';
import { visitorsLanguage } from '../platform/http/visitors-language.js';
import { isPersonsRequest, type PageViewCounter } from '../analytics/page-views/page-view-counter.js';
import type { PageOf } from '../platform/public-cache/cacheable-addresses.js';
import type { PublicCache } from '../platform/public-cache/public-cache.js';
import type { BuiltSite, RenderedPage, Renderer } from './renderer.js';

/** A file that is made by the site's bundle; `language` is the address's. */
interface RootFile {
  type: string;
  text: (site: Renderer, origin: string, language?: Language) => string;
}

/** Files at fixed paths that crawlers and browsers request; the check-in's also below /fr. */
const ROOT_FILES: Record<string, RootFile> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', text: (site, origin) => site.robots(origin) },
  '/service-worker.js': { type: 'text/javascript; charset=utf-8', text: (site) => site.serviceWorker() },
  [EMBED_SCRIPT]: { type: 'text/javascript; charset=utf-8', text: (site) => site.embedScript() },
  '/admin/check-in/service-worker.js': {
    type: 'text/javascript; charset=utf-8',
    text: (site) => site.checkInWorker(),
  },
  '/admin/check-in/manifest.webmanifest': {
    type: 'application/manifest+json; charset=utf-8',
    text: (site, _origin, language) => site.checkInManifest(language),
  },
  '/admin/check-in/icon.svg': { type: 'image/svg+xml; charset=utf-8', text: (site) => site.checkInIcon() },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', text: (site, origin) => site.sitemap(origin) },
};

const CHECK_IN = /^(?:\/fr)?\/admin\/check-in\//;

/** Answers every path that belongs neither to the API nor to a file. */
export class SitePages {
  private loaded: Renderer | undefined;

  constructor(
    private readonly site: BuiltSite,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
    private readonly views: PageViewCounter,
    private readonly cache: PublicCache,
  ) {}

  /** Before the first page is rendered, no address of a page is cacheable. */
  readonly pageOf: PageOf = (url) => this.loaded?.cacheablePage(url);

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [address = '/', query] = request.url.split('?', 2);
    if (address === '/api' || address.startsWith('/api/'))
      return reply.status(404).send(errorBody({ code: 'NOT_FOUND' }));
    const renderer = await this.site.renderer();
    this.loaded = renderer;
    const named = renderer.splitAddress(address);
    const isAdmin = named.path === '/admin' || named.path.startsWith('/admin/');
    const name = isAdmin ? named.path : address;
    const file = Object.hasOwn(ROOT_FILES, name) ? ROOT_FILES[name] : undefined;
    if (file)
      return reply
        .header('content-type', file.type)
        .header('cache-control', 'public, max-age=3600')
        .send(file.text(renderer, this.configuration.publicUrl, named.language));
    const plain =
      named.language === undefined ? named.path : `/${named.language}${named.path === '/' ? '' : named.path}`;
    if (plain !== address) return reply.redirect(query === undefined ? plain : `${plain}?${query}`, 308);
    const language = named.language ?? visitorsLanguage(request.headers);
    const page = await this.render(renderer, request, reply, language);
    const restrictions = page.isFramed
      ? framedHeaders(this.configuration, renderer.FRAME_SCRIPT, renderer.FRAME_STYLE)
      : this.restrictions(renderer, request.url, isAdmin);
    return this.send(request, reply, page, restrictions, isAdmin);
  }

  private async render(
    renderer: Renderer,
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
  ): Promise<RenderedPage> {
    const { url, cookies, ip } = request;
    const { publicUrl: origin, zone: timeZone, site, mail } = this.configuration;
    const { access, refresh } = cookieNames(this.configuration);
    let isCacheable = true;
    const page = await renderer.renderPage({
      path: url,
      language,
      hasSignIn: cookies[access] !== undefined || cookies[refresh] !== undefined,
      origin,
      timeZone,
      now: this.clock.now(),
      site: { ...site, sendsMail: mail !== undefined },
      fetchJson: async (path) => {
        const call = await this.cache.call(path, ip);
        isCacheable &&= call.isCacheable;
        return call;
      },
    });
    const view = page.canonicalPath === undefined ? undefined : { path: page.canonicalPath, language };
    this.cache.rendered.set(reply.raw, { isCacheable, view });
    if (view && isPersonsRequest(request)) this.views.count(view.path, view.language);
    return page;
  }

  private restrictions({ BOOT_SCRIPT }: Renderer, url: string, isAdmin: boolean): Record<string, string> {
    const { analytics } = this.configuration.site;
    return documentHeaders(this.configuration, {
      scripts: [hashOf(BOOT_SCRIPT)],
      // On public pages, for the visitor to accept.
      origins: analytics && !isAdmin ? [new URL(analytics.scriptUrl).origin] : [],
      // Coaches scan the codes of families at the door.
      camera: CHECK_IN.test(url),
      // A browser starts another process for an isolated page: worth it on signed-in ones, a delay before the first
      // paint on public ones.
      isIsolated: isAdmin,
    });
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: RenderedPage,
    restrictions: Record<string, string>,
    isAdmin: boolean,
  ): Promise<FastifyReply> {
    const html = Buffer.from(page.html);
    const etag = etagOf(html);
    void reply
      .headers(restrictions)
      .headers(page.headers)
      .header('content-type', 'text/html; charset=utf-8')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('cache-control', isAdmin ? 'no-store' : 'no-cache')
      .header('etag', etag);
    // A page that names children is cached nowhere.
    const isCacheable = page.status === 200 && !isPrivateAddress(request.url);
    if (isCacheable && matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.status(page.status).send(packed(html, encoding));
  }
}
