import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppError, errorBody } from '../../platform/common/app-error.js';
import { sha256 } from '../../platform/common/tokens.js';
import { StartRefused, type MetricsConfiguration } from '../../platform/config/configuration.js';
import { errorCodeOf } from '../../platform/database/database-error.js';
import { MetricsRegistry } from './metrics-registry.js';

const PATH = '/metrics';
/** For a scrape whose caller does not read. */
const TIMEOUT_MS = 10_000;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Serves the metrics, on a port of their own or beside the site. @throws StartRefused when that port is taken */
export async function serveMetrics(
  app: NestFastifyApplication,
  { port, host, token }: MetricsConfiguration,
): Promise<void> {
  const registry = new MetricsRegistry(app);
  const answer = (authorization: string | undefined) => answerOf(registry, token, authorization);
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  if (port === undefined) {
    fastify.get(PATH, async (request, reply) => {
      const { status, headers, body } = await answer(request.headers.authorization);
      await reply.status(status).headers(headers).send(body);
    });
    return;
  }
  const server = await listening(port, host, answer);
  fastify.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

async function answerOf(
  registry: MetricsRegistry,
  token: string | undefined,
  authorization: string | undefined,
): Promise<Answer> {
  if (token !== undefined && !isSame(authorization ?? '', `Bearer ${token}`)) {
    const error = new AppError('NOT_SIGNED_IN');
    const headers = { 'www-authenticate': 'Bearer', 'content-type': 'application/json' };
    return { status: error.status, headers, body: JSON.stringify(errorBody(error)) };
  }
  return { status: 200, headers: { 'content-type': registry.contentType }, body: await registry.scrape() };
}

/** In constant time: hashes have one length. */
const isSame = (given: string, expected: string) =>
  timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)));

async function listening(
  port: number,
  host: string,
  answer: (authorization: string | undefined) => Promise<Answer>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    answer(request.headers.authorization).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.setTimeout(TIMEOUT_MS);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartRefused(
      `METRICS_HOST ${host} and METRICS_PORT ${port} cannot be listened on (${errorCodeOf(error) ?? 'no reason given'}).`,
    );
  }
  return server;
}
