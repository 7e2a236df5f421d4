import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Clock } from '../common/clock.js';
import type { Configuration } from '../config/configuration.js';
import { PageViewCounter } from '../page-views/page-view-counter.js';
import { BuiltSite, type FetchJson } from './renderer.js';
import { SitePages } from './site-pages.js';

const YEAR_SECONDS = 31_536_000;

/** Headers for documents only: on fonts and scripts they would cost a kilobyte each. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/** Serves the built site beside the API; nothing without a build. Plain Fastify: pages do not need Nest's pipeline. */
export async function serveSite(
  app: NestFastifyApplication,
  configuration: Configuration,
  folder: string,
): Promise<void> {
  const site = BuiltSite.at(folder);
  if (!site) return;
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  await fastify.register(async (files) => {
    files.addHook('onSend', async (_request, reply) => {
      for (const header of FOR_DOCUMENTS) void reply.removeHeader(header);
    });
    await files.register(fastifyStatic, {
      root: `${site.clientFolder}/assets`,
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      decorateReply: false,
    });
  });
  const pages = new SitePages(
    site,
    configuration,
    app.get(Clock),
    app.get(PageViewCounter),
    anonymousCalls(fastify),
  );
  fastify.get('/*', (request, reply) => pages.answer(request, reply));
}

/** The renderer reads our own public API without cookies, so a page cannot show what a visitor may not see. */
function anonymousCalls(fastify: FastifyInstance): FetchJson {
  return async (path) => {
    const answer = await fastify.inject({ method: 'GET', url: path });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
}
