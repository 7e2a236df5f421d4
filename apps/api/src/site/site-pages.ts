import { createHash } from 'node:crypto';
import {
  civilAt,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type CivilDate,
  type Language,
} from '@lions/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../common/app-error.js';
import type { Clock } from '../common/clock.js';
import type { Configuration } from '../config/configuration.js';
import { isPrivateAddress } from '../http/private-address.js';
import { isPersonsRequest, type PageViewCounter } from '../page-views/page-view-counter.js';
import { chooseEncoding, gzipped, matchesEtag, PageBytes } from './page-bytes.js';
import type { BuiltSite, FetchJson, RenderedPage, Renderer } from './renderer.js';

/** Files at fixed paths that crawlers and browsers request. */
const ROOT_FILES: Record<string, { type: string; text: (site: Renderer, origin: string) => string }> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', text: (site, origin) => site.robots(origin) },
  '/service-worker.js': { type: 'text/javascript; charset=utf-8', text: (site) => site.serviceWorker() },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', text: (site, origin) => site.sitemap(origin) },
};

/**
 * The header isolates a page from other windows, for which a browser starts another process: worth it on signed-in
 * pages, a delay before the first paint on public ones.
 */
const FOR_THE_OFFICE = 'cross-origin-opener-policy';

/** Answers every path that belongs neither to the API nor to a file. */
export class SitePages {
  private readonly bytes = new PageBytes();
  /** Pages that stay the same all day, by language and path: rendered at the day's first request. */
  private readonly kept = new Map<string, RenderedPage>();
  private keptDay: CivilDate | undefined;
  private scriptHash: string | undefined;

  constructor(
    private readonly site: BuiltSite,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
    private readonly views: PageViewCounter,
    private readonly fetchJson: FetchJson,
  ) {}

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [address = '/', query] = request.url.split('?', 2);
    if (address === '/api' || address.startsWith('/api/'))
      return reply.status(404).send(errorBody({ code: 'NOT_FOUND' }));
    const renderer = await this.site.renderer();
    const file = Object.hasOwn(ROOT_FILES, address) ? ROOT_FILES[address] : undefined;
    if (file)
      return reply
        .header('content-type', file.type)
        .header('cache-control', 'public, max-age=3600')
        .send(file.text(renderer, this.configuration.publicUrl));
    const named = renderer.splitAddress(address);
    const isAdmin = named.path === '/admin' || named.path.startsWith('/admin/');
    const plain =
      named.language === undefined || isAdmin
        ? named.path
        : `/${named.language}${named.path === '/' ? '' : named.path}`;
    if (plain !== address) return reply.redirect(query === undefined ? plain : `${plain}?${query}`, 308);
    const language = named.language ?? visitorsLanguage(request);
    const page = await this.page(renderer, request.url, named.path, language);
    if (page.canonicalPath !== undefined && isPersonsRequest(request))
      this.views.count(page.canonicalPath, language);
    return this.send(request, reply, page, this.policy(renderer, reply, isAdmin), isAdmin);
  }

  private async page(
    renderer: Renderer,
    url: string,
    path: string,
    language: Language,
  ): Promise<RenderedPage> {
    const { publicUrl: origin, zone: timeZone, site, mail } = this.configuration;
    const now = this.clock.now();
    const today = civilAt(now, timeZone).date;
    if (this.keptDay !== today) this.kept.clear();
    this.keptDay = today;
    const key = `${language} ${path}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const page = await renderer.renderPage({
      path: url,
      language,
      origin,
      timeZone,
      now,
      site: { ...site, sendsMail: mail !== undefined },
      fetchJson: this.fetchJson,
    });
    if (renderer.STATIC_PATHS.includes(path)) this.kept.set(key, page);
    return page;
  }

  /**
   * The API's policy, plus the inline script and, on public pages, the third-party script that the visitor may
   * accept.
   */
  private policy({ BOOT_SCRIPT }: Renderer, reply: FastifyReply, isAdmin: boolean): string {
    this.scriptHash ??= createHash('sha256').update(BOOT_SCRIPT).digest('base64');
    const { analytics } = this.configuration.site;
    const stranger = analytics && !isAdmin ? ` ${new URL(analytics.scriptUrl).origin}` : '';
    return String(reply.getHeader('content-security-policy') ?? '')
      .replace("script-src 'self'", `script-src 'self' 'sha256-${this.scriptHash}'${stranger}`)
      .replace("connect-src 'self'", `connect-src 'self'${stranger}`)
      .replace("img-src 'self'", `img-src 'self'${stranger}`);
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: RenderedPage,
    policy: string,
    isAdmin: boolean,
  ): Promise<FastifyReply> {
    const etag = PageBytes.etag(page.html);
    if (!isAdmin) void reply.removeHeader(FOR_THE_OFFICE);
    void reply
      .headers(page.headers)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('cache-control', isAdmin ? 'no-store' : 'no-cache')
      .header('etag', etag);
    if (isPrivateAddress(request.url)) return sendOnce(request, reply, page);
    if (page.status === 200 && matchesEtag(request.headers['if-none-match'], etag))
      return reply.status(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.status(page.status).send(await this.bytes.packed(page.html, etag, encoding));
  }
}

/** A page that names children is compressed per answer, and cached nowhere. */
async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  const takesGzip = chooseEncoding(request.headers['accept-encoding']) !== 'identity';
  if (takesGzip) void reply.header('content-encoding', 'gzip');
  return reply.status(page.status).send(takesGzip ? await gzipped(page.html) : page.html);
}

/** The language of an address without one: the stored choice, else the browser's, else English. */
function visitorsLanguage(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = request.cookies['language'];
  return isLanguage(chosen)
    ? chosen
    : (browsersLanguage(request.headers['accept-language'] ?? '') ?? DEFAULT_LANGUAGE);
}

function browsersLanguage(header: string): Language | undefined {
  const wishes = header.split(',').map((item) => {
    const [tag = '', quality] = item.trim().split(/\s*;\s*q=/);
    return {
      language: tag.toLowerCase().split('-')[0],
      quality: quality === undefined ? 1 : Number(quality),
    };
  });
  const known = wishes.filter(
    (wish) => wish.quality > 0 && LANGUAGES.some((language) => language === wish.language),
  );
  return known.sort((a, b) => b.quality - a.quality)[0]?.language as Language | undefined;
}
