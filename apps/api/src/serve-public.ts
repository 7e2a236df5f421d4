import type { IncomingMessage } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Clock } from './common/clock.js';
import { withoutPort } from './common/network-of.js';
import type { Configuration } from './config/configuration.js';
import { Db } from './database/db.js';
import { Drain } from './health/drain.js';
import { RequestLog } from './http/logging/logging.js';
import { cutHeaders } from './http/request-checks.js';
import { PageFillings, type PageFilling } from './kept/page-filling.js';
import { KeptAddresses, type KeptAddress, type PageOf } from './kept/kept-addresses.js';
import { KeptAnswers, type Sent } from './kept/kept-answers.js';
import { PublicAnswers } from './kept/public-answers.js';
import { Traffic } from './metrics/traffic.js';
import { isPersonsRequest, PageViewCounter } from './page-views/page-view-counter.js';
import { BuiltSite, type FetchJson } from './site/renderer.js';
import { serveSite } from './site/serve-site.js';

/** Serves the site in `folder`, if it is built, and keeps public answers in memory; the same in production and tests. */
export async function servePublic(
  app: NestFastifyApplication,
  configuration: Configuration,
  folder: string,
): Promise<void> {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const views = app.get(PageViewCounter);
  let pageOf: PageOf = () => undefined;
  const addresses = new KeptAddresses((url) => pageOf(url));
  const fillings = new PageFillings();
  const answers = new PublicAnswers(fastify, app.get(Db).versions, app.get(Clock), addresses, fillings);
  const traffic = app.get(Traffic);
  traffic.kept = answers.counts;
  const site = BuiltSite.at(folder);
  const callsOf = (filling: PageFilling | undefined, caller: string) =>
    anonymousCalls(fastify, answers, filling, caller);
  if (site) pageOf = (await serveSite(app, configuration, site, { fillings, callsOf })).pageOf;
  const log = new RequestLog(fastify.log);
  const sent = (request: IncomingMessage, { route: path }: KeptAddress, sent: Sent) => {
    const { requestId, status: statusCode, view, milliseconds: ms } = sent;
    if (view && isPersonsRequest(request)) views.count(view.path, view.language);
    traffic.answered(request.method, path, statusCode, ms);
    if (!log.isOpen) return;
    const address = callerOf(request, configuration.trustProxy);
    log.write({ requestId, actorId: null, address, method: request.method, path, statusCode, ms });
  };
  new KeptAnswers(answers, addresses, app.get(Drain), fastify.log, sent).attach(fastify.server);
  fastify.server.prependListener('request', cutHeaders);
}

/**
 * Pages read our own public API without cookies, so they cannot show what a visitor may not see. `caller` is the visitor's
 * IP address: limits count it, not this server's.
 */
function anonymousCalls(
  fastify: FastifyInstance,
  answers: PublicAnswers,
  filling: PageFilling | undefined,
  caller: string,
): FetchJson {
  return async (path) => {
    const known = await answers.ofCall(path, filling);
    if (known) return known;
    if (filling) filling.isPassing = true;
    const answer = await fastify.inject({ method: 'GET', url: path, remoteAddress: caller });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
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
