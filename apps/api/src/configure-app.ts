import { isUtf8 } from 'node:buffer';
import { IncomingMessage } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redactForKeys } from './auth/api-keys/redaction.js';
import { admitInBatches } from './platform/common/admit-requests.js';
import { AppError, errorBody } from './platform/common/app-error.js';
import { createValidationPipe } from './platform/common/input/validation.js';
import { withoutPort } from './platform/common/network-of.js';
import type { Configuration } from './platform/config/configuration.js';
import { serveDocs } from './platform/contract/openapi.js';
import { Drain } from './platform/health/drain.js';
import { compressJson } from './platform/http/compressed-json.js';
import { answerParserError, ErrorFilter } from './platform/http/error.filter.js';
import { fastifyLogging, NestLog, RequestLog, routeOf } from './platform/http/logging/logging.js';
import { newRequestId } from './platform/http/logging/request-id.js';
import { keepAddressesPrivate } from './platform/http/private-address.js';
import { openToOtherSites } from './platform/http/public-reading.js';
import {
  acceptForms,
  BODY_LIMIT,
  bodyRefusal,
  holdsKey,
  isCrossSite,
  type SizedRequest,
} from './platform/http/request-checks.js';
import { addSecurityHeaders, dataHeaders } from './platform/http/security-headers.js';
import { Traffic } from './operations/metrics/traffic.js';
import { SECURITY_TXT } from './site/well-known.controller.js';

/** Path and query of a request's target, which may be a whole address (RFC 9112, 3.2.2). */
function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('?') || path === '' ? `/${path}` : path;
}

/**
 * The address of a page, as a route can match it. A query that cannot be decoded is left out: a stray '%' in a
 * newsletter's link must not lose the page. A path that cannot be decoded answers 404 in its language.
 */
function pageUrl(url: string): string {
  const [path = '/'] = url.split('?', 1);
  if (!isDecodable(path)) return path.startsWith('/fr/') ? '/fr/404' : '/404';
  return isDecodable(url) ? url : path;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** Timeouts of a connection, in milliseconds. */
export const HTTP_LIMITS = {
  /** From a request's first byte until its headers are complete. */
  headersTimeout: 15_000,
  /** From a request's first byte until its body is complete. */
  requestTimeout: 30_000,
  /** Between two requests; longer than the 60 seconds of common proxies, so that they close first. */
  keepAliveTimeout: 65_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 2000,
};

/** Fastify compiles schemas of routes; loading its compilers takes a part of each start. */
const compileNoSchema = (): never => {
  throw new Error('A route has a schema: input is validated by its DTO class.');
};

/** The HTTP server; the same in production and tests. */
export function createAdapter(configuration: Configuration, limits = HTTP_LIMITS): FastifyAdapter {
  const { requestTimeout, keepAliveTimeout, ...http } = limits;
  return new FastifyAdapter({
    ...fastifyLogging(configuration),
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    keepAliveTimeout,
    http,
    trustProxy: configuration.trustProxy === 0 ? false : (_address, hop) => hop < configuration.trustProxy,
    genReqId: newRequestId,
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    schemaController: {
      compilersFactory: { buildValidator: compileNoSchema, buildSerializer: compileNoSchema },
    },
    forceCloseConnections: 'idle',
    // Requests that arrive while closing are answered as usual; Fastify would refuse them in its own error shape.
    return503OnClosing: false,
    clientErrorHandler: answerParserError,
    rewriteUrl: ({ url = '/' }) => {
      const path = pathOf(url);
      return path.startsWith('/api/') ? path : pageUrl(path);
    },
    // An address that cannot be decoded never reaches a route, nor a hook.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const error = new AppError('MALFORMED_ID');
      void reply
        .status(error.status)
        .headers({ ...dataHeaders(configuration), 'cache-control': 'no-store', 'x-request-id': request.id })
        .send(errorBody(error));
    },
  });
}

/** Everything between the network and the controllers; the same in production and tests. */
export async function configureApp(app: NestFastifyApplication, configuration: Configuration): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  app.get(Drain).watch(fastify);
  const traffic = app.get(Traffic);
  traffic.heldWrites = admitInBatches(fastify);
  app.useLogger(new NestLog(fastify.log));
  app.setGlobalPrefix('api', { exclude: [SECURITY_TXT] });
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ErrorFilter());
  await app.register(cookie);
  acceptOnlyJson(fastify);
  acceptForms(fastify);
  if (configuration.trustProxy > 0) cutForwardedPorts(fastify);
  // Without promises, as all hooks of every request: each would take a turn of its own.
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    // The default; pages and files of the site set their own.
    void reply.header('cache-control', 'no-store');
    const unreadable = bodyRefusal(request);
    if (unreadable) void reply.header('connection', 'close');
    const isForeign = isCrossSite(request, configuration.publicUrl);
    const refusal = holdsKey(request.url) ? 'API_KEY_IN_ADDRESS' : isForeign && 'CROSS_SITE_REQUEST';
    const error = unreadable ?? (refusal ? new AppError(refusal) : undefined);
    if (error) void reply.status(error.status).send(errorBody(error));
    else done();
  });
  const log = new RequestLog(fastify.log);
  addSecurityHeaders(fastify, configuration);
  openToOtherSites(fastify);
  redactForKeys(fastify);
  compressJson(fastify);
  keepAddressesPrivate(fastify);
  fastify.addHook('onResponse', (request, reply, done) => {
    // The server's requests to itself have a line as a part of the visitor's.
    if (request.raw instanceof IncomingMessage) {
      log.writeOf(request, reply.statusCode, reply.elapsedTime);
      traffic.answered(request.method, routeOf(request), reply.statusCode, reply.elapsedTime);
    }
    done();
  });
  serveDocs(app);
  if (!configuration.metrics) return;
  // Loaded only where metrics are on: a start without them costs nothing.
  const { serveMetrics } = await import('./operations/metrics/serve-metrics.js');
  await serveMetrics(app, configuration.metrics);
}

/** Fastify reads `request.ip`, which limits and the log use, from this header. */
function cutForwardedPorts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const { 'x-forwarded-for': forwarded } = headers;
    if (forwarded !== undefined)
      headers['x-forwarded-for'] = String(forwarded).split(',').map(withoutPort).join(', ');
    done();
  });
}

/** JSON is the only body that is parsed; an empty one counts as none, as log-out and refresh send it. */
function acceptOnlyJson(fastify: FastifyInstance): void {
  // Keeps fields such as __proto__ as plain fields: validation refuses them as unknown.
  const parse = fastify.getDefaultJsonParser('ignore', 'ignore');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: SizedRequest, bytes, done) => {
      request.bodySize = bytes.length;
      // Decoding would replace what is not UTF-8, and a name would be stored in another spelling.
      const body = isUtf8(bytes as Buffer) ? String(bytes) : undefined;
      if (body === '') done(null, undefined);
      else if (body === undefined) done(new AppError('MALFORMED_JSON'));
      else void parse(request, body, done);
    },
  );
}
