import type { FastifyRequest } from 'fastify';

/** What calls itself a program; phones of the brand Cubot are none. */
const PROGRAMS = new RegExp(
  [
    '(?<!cu)bot|crawl|spider|slurp|scrap|preview|archiver|validator|monitor|uptime|pingdom|lighthouse|pagespeed|headless',
    'facebookexternalhit|whatsapp|embedly|curl|wget|fetch|axios|undici|okhttp|go-http|libwww|python|java/|^node',
  ].join('|'),
  'i',
);

/**
 * Whether somebody looks at a page, as far as the request tells: not a robot, not a browser that fetches ahead, not
 * a script or service worker that fetches, not a question for the head alone. Staff who are signed in count like
 * anybody; a page that the browser fetched ahead and then shows is not counted.
 */
export function isPersonsRequest({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'] ?? '';
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']];
  const isAhead = purposes.flat().some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ''));
  // Older browsers do not say.
  const isOpened = [undefined, 'navigate'].includes(headers['sec-fetch-mode']);
  return method === 'GET' && isOpened && !isAhead && agent !== '' && !PROGRAMS.test(agent);
}
