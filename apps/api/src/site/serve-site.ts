import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Clock } from '../common/clock.js';
import type { Configuration } from '../config/configuration.js';
import { PageViewCounter } from '../page-views/page-view-counter.js';
import { BuiltSite, type FetchJson } from './renderer.js';
import { SitePages } from './site-pages.js';

const YEAR_SECONDS = 31_536_000;

/** They mean something for documents only; on a font or a script they are a kilobyte that a phone waits for. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Serves the built site beside the API; without a build it serves nothing. Plain Fastify: pages have no business in Nest's pipeline. */
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

/** The renderer's data come through our own public API without cookies, so a page cannot show what a visitor may not see. */
function anonymousCalls(fastify: FastifyInstance): FetchJson {
  return async (path) => {
    const answer = await fastify.inject({ method: 'GET', url: path });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
}
