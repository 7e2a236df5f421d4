import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Clock } from '../platform/common/clock.js';
import type { Configuration } from '../platform/config/configuration.js';
import { PageViewCounter } from '../analytics/page-views/page-view-counter.js';
import type { PublicCache } from '../platform/public-cache/public-cache.js';
import type { BuiltSite } from './renderer.js';
import { SitePages } from './site-pages.js';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** Browsers and phones ask for these addresses, which have no hash. */
const FIXED_FILES = ['favicon.ico', 'apple-touch-icon.png', 'manifest.webmanifest'];

/** Serves the built site beside the API. Plain Fastify: pages do not need Nest's pipeline. */
export async function serveSite(
  app: NestFastifyApplication,
  configuration: Configuration,
  site: BuiltSite,
  cache: PublicCache,
): Promise<SitePages> {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  await fastify.register(async (files) => {
    files.addHook('onSend', async (_request, reply) => {
      void reply.removeHeader('content-security-policy');
    });
    await files.register(fastifyStatic, {
      root: `${site.clientFolder}/assets`,
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
    });
    for (const file of FIXED_FILES)
      files.get(`/${file}`, (_request, reply) =>
        reply.sendFile(file, site.clientFolder, { maxAge: DAY_SECONDS * 1000, immutable: false }),
      );
  });
  const pages = new SitePages(site, configuration, app.get(Clock), app.get(PageViewCounter), cache);
  fastify.get('/*', (request, reply) => pages.answer(request, reply));
  return pages;
}
