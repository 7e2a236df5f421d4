import type { FastifyRequest } from 'fastify';

/** User agents of programs; phones of the brand Cubot are excluded. */
const PROGRAMS = new RegExp(
  [
    '(?<!cu)bot|crawl|spider|slurp|scrap|preview|archiver|validator|monitor|uptime|pingdom|lighthouse|pagespeed|headless',
    'facebookexternalhit|whatsapp|embedly|curl|wget|fetch|axios|undici|okhttp|go-http|libwww|python|java/|^node',
  ].join('|'),
  'i',
);

/**
 * Whether a person views the page, as far as the request tells: not a robot, a prefetch, a script or service worker,
 * or a HEAD. Signed-in staff count too; a prefetched page that is shown later is not counted.
 */
export function isPersonsRequest({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'] ?? '';
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']];
  const isAhead = purposes.flat().some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''));
  // Older browsers do not send it.
  const isOpened = [undefined, 'navigate'].includes(headers['sec-fetch-mode']);
  return method === 'GET' && isOpened && !isAhead && agent !== '' && !PROGRAMS.test(agent);
}
