import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './common/app-error.js';
import { letInByTurns } from './common/by-turns.js';
import { isCrossSite } from './common/csrf.js';
import { ErrorFilter, errorBody } from './common/error.filter.js';
import { isDeep } from './common/json-depth.js';
import { fastifyLogging, logRequest, NestLog } from './common/logging.js';
import { serveDocs } from './contract/openapi.js';
import { keepAddressesPrivate } from './common/private-address.js';
import { createValidationPipe } from './common/validation.js';
import type { Configuration } from './config/configuration.js';

/** Bytes of a request's body. */
const BODY_LIMIT = 100 * 1024;

/** Where a page's address that cannot be decoded leads: nowhere (D-39). */
const UNDECODABLE_PAGE = '/404';

function isDecodable(url: string): boolean {
  try {
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
}

/** The HTTP server underneath; the same for production and tests. */
export function createAdapter(configuration: Configuration): FastifyAdapter {
  return new FastifyAdapter({
    ...fastifyLogging(configuration.logLevel),
    bodyLimit: BODY_LIMIT,
    trustProxy: configuration.trustProxy === 0 ? false : (_address, hop) => hop < configuration.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    // A kill signal drains; connections that idle are closed, requests in flight are answered.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') || isDecodable(url) ? url : UNDECODABLE_PAGE),
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const error = new AppError('MALFORMED_ID');
      void reply.status(error.status).header('x-request-id', request.id).send(errorBody(error));
    },
  });
}

/** Everything between the network and the controllers; the same for production and tests. */
export async function configureApp(app: NestFastifyApplication, configuration: Configuration): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  letInByTurns(fastify);
  app.useLogger(new NestLog(fastify.log));
  app.setGlobalPrefix('api');
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new ErrorFilter());
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Ant Design writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // On plain http it would break the site everywhere but on localhost.
        ...(configuration.isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // Of this host alone: what the club's other hosts speak is not ours to say.
    strictTransportSecurity: configuration.isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
  acceptOnlyJson(fastify);
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // What may be kept, the site's pages and files, says so itself.
    void reply.header('cache-control', 'no-store');
    if (isCrossSite(request, configuration.publicUrl)) {
      const error = new AppError('CROSS_SITE_REQUEST');
      await reply.status(error.status).send(errorBody(error));
    }
  });
  keepAddressesPrivate(fastify);
  closeConnectionsAtTheEnd(fastify);
  fastify.addHook('onResponse', async (request, reply) =>
    logRequest(request, reply.statusCode, reply.elapsedTime),
  );
  serveDocs(app);
}

/** A connection that is answered while the server ends is not kept for a next request, or the end would wait for it. */
function closeConnectionsAtTheEnd(fastify: FastifyInstance): void {
  let isEnding = false;
  fastify.addHook('preClose', async () => {
    isEnding = true;
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (isEnding) void reply.header('connection', 'close');
  });
}

/** JSON is the only body there is; an empty one is no body, as log-out and refresh send it. */
function acceptOnlyJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isDeep(String(body))) done(new AppError('MALFORMED_JSON'));
    else void parse(request, String(body), done);
  });
}
