import { LANGUAGES } from '@lions/domain';
import { localize } from '../i18n/address';
import { PUBLIC_ROUTES } from './public-routes';

/** Another address of a page that is listed, the page that phones keep for when they are offline, and the way to a family's own. */
const NOT_LISTED = ['/hockey-qc-player-journey', '/offline', '/my'];
const LEAGUE_LISTS = ['/hockey-programs/tryouts/lheq', '/hockey-programs/tryouts/m18aaa'];

/** The addresses that search engines are told of; team pages are not: they may name children (D-05). */
export const INDEXED_PATHS = [
  ...PUBLIC_ROUTES.map(({ path }) => path).filter(
    (path) => !path.includes(':') && !NOT_LISTED.includes(path),
  ),
  ...LEAGUE_LISTS,
];

function sitemapEntry(origin: string, path: string): string {
  const url = (language: (typeof LANGUAGES)[number]) => origin + localize(path, language);
  const alternates = LANGUAGES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url(language)}"/>`,
  ).join('');
  return LANGUAGES.map((language) => `<url><loc>${url(language)}</loc>${alternates}</url>`).join('\n');
}

/** The site map of both languages. `origin` is scheme and host, without a slash at the end. */
export function sitemap(origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${INDEXED_PATHS.map((path) => sitemapEntry(origin, path)).join('\n')}
</urlset>
`;
}

/** What crawlers may fetch: the public pages. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
