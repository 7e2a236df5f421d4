import type { IncomingMessage } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Clock } from '../platform/common/clock.js';
import { withoutPort } from '../platform/common/network-of.js';
import type { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import { Drain } from '../platform/health/drain.js';
import { RequestLog } from '../platform/http/logging/logging.js';
import { cutHeaders } from '../platform/http/request-checks.js';
import { Traffic } from '../operations/metrics/traffic.js';
import { isPersonsRequest, PageViewCounter } from '../analytics/page-views/page-view-counter.js';
import {
  CacheableAddresses,
  type CacheableAddress,
  type PageOf,
} from '../platform/public-cache/cacheable-addresses.js';
import { PublicCache } from '../platform/public-cache/public-cache.js';
import { PublicListener, type Sent } from '../platform/public-cache/public-listener.js';
import { BuiltSite } from './renderer.js';
import { serveSite } from './serve-site.js';

/** Serves the site in `folder`, if it is built, and caches public answers in memory; the same in production and tests. */
export async function servePublic(
  app: NestFastifyApplication,
  configuration: Configuration,
  folder: string,
): Promise<void> {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const views = app.get(PageViewCounter);
  let pageOf: PageOf = () => undefined;
  const addresses = new CacheableAddresses((url) => pageOf(url));
  const cache = new PublicCache(fastify, app.get(Db).publicDataVersion, app.get(Clock), addresses);
  const traffic = app.get(Traffic);
  traffic.cache = cache.counts;
  const site = BuiltSite.at(folder);
  if (site) pageOf = (await serveSite(app, configuration, site, cache)).pageOf;
  const log = new RequestLog(fastify.log);
  const sent = (request: IncomingMessage, { route: path }: CacheableAddress, sent: Sent) => {
    const { requestId, status: statusCode, view, milliseconds: ms } = sent;
    if (view && isPersonsRequest(request)) views.count(view.path, view.language);
    traffic.answered(request.method, path, statusCode, ms);
    if (!log.isOpen) return;
    const address = callerOf(request, configuration.trustProxy);
    log.write({ requestId, actorId: null, address, method: request.method, path, statusCode, ms });
  };
  new PublicListener(cache, addresses, app.get(Drain), fastify.log, sent).attach(fastify.server);
  fastify.server.prependListener('request', cutHeaders);
}

/**
 * The caller's IP address. Each of the `proxies` trusted proxies appends its client's address to X-Forwarded-For, so the
 * caller's is that many places before the socket's; the addresses before it were sent by the caller.
 */
function callerOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const { remoteAddress = '' } = socket;
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  if (proxies === 0 || forwarded === '') return remoteAddress;
  const hops = [...forwarded.split(','), remoteAddress];
  return withoutPort(hops[Math.max(0, hops.length - 1 - proxies)] ?? '');
}
