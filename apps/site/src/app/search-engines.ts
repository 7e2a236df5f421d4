import { LANGUAGES } from '@lions/domain';
import { localize } from '@lions/web-base';
import { PUBLIC_ROUTES } from './public-routes';

/** Not in the site map: a second address of a listed page, the offline page, and the family's page. */
const NOT_LISTED = ['/hockey-qc-player-journey', '/calendrier', '/offline', '/my'];
const LEAGUE_LISTS = ['/hockey-programs/tryouts/lheq', '/hockey-programs/tryouts/m18aaa'];

/** Addresses of the site map; without team pages, which may name children. */
const INDEXED_PATHS = [
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

/** The site map of both languages. `origin` is scheme and host, without a trailing slash. */
export function sitemap(origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${INDEXED_PATHS.map((path) => sitemapEntry(origin, path)).join('\n')}
</urlset>
`;
}

/** robots.txt: crawlers may fetch the public pages. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /fr/admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
