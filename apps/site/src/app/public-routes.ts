import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '@lions/domain';
import { localize, splitAddress } from '@lions/web-base';
import { aboutPage } from '../features/about/about-page';
import { apparelPage } from '../features/about/apparel-page';
import { calendarPage } from '../features/calendar/calendar-page';
import { celebrationsPage } from '../features/celebrations/celebrations-page';
import { wallPage } from '../features/celebrations/wall-page';
import { embedPage } from '../features/calendar/embed/embed-page';
import { familyPage, receiptPage } from '../features/family/holder-page';
import { myPage } from '../features/family/my-page';
import { homePage } from '../features/home/home-page';
import { privacyPage, termsPage } from '../features/legal/policy-pages';
import { linksPage } from '../features/about/links-page';
import { practicePage } from '../features/practice/practice-page';
import { schedulePage } from '../features/practice/schedule-page';
import { offlinePage } from './problem-page';
import { jrLionsPage, m18Page, silPage } from '../features/programs/program-soon';
import { playerJourneyPage } from '../features/programs/player-journey-page';
import { tryoutsSoonPage } from '../features/programs/tryouts-soon-page';
import { teamPage } from '../features/tryouts/team-page';
import { chooserPage, leaguePage } from '../features/tryouts/tryout-lists';
import type { PageSource } from '../ui/page/page';

/** A public address. */
interface PublicRoute {
  path: string;
  page: PageSource;
  /** Parameters of the query that the page reads. */
  search?: readonly string[];
  /** The address is a credential: its page is kept in no memory. */
  isPrivate?: true;
  /** Shown in frames of other sites, without the site around it; its query names the language. */
  isFramed?: true;
}

/** The parameters of the query that the club's calendar reads. */
const CALENDAR_SEARCH = ['kind', 'month', 'team', 'view'] as const;

/** The schedule in frames of other sites. */
const EMBED = '/embed/schedule';

/** All public addresses in their English form; the French one has the prefix /fr. */
export const PUBLIC_ROUTES: PublicRoute[] = [
  { path: '/', page: homePage },
  { path: '/50th-celebrations', page: celebrationsPage },
  { path: '/apparel', page: apparelPage },
  { path: '/about', page: aboutPage },
  { path: '/m18-aaa-lions', page: m18Page },
  { path: '/sil', page: silPage },
  { path: '/hockey-quebec-player-journey', page: playerJourneyPage },
  { path: '/hockey-qc-player-journey', page: playerJourneyPage },
  { path: '/practice', page: practicePage, search: ['month', 'practice'] },
  { path: '/practices', page: schedulePage },
  { path: '/calendar', page: calendarPage, search: CALENDAR_SEARCH },
  { path: '/calendrier', page: calendarPage, search: CALENDAR_SEARCH },
  { path: EMBED, page: embedPage, search: ['team', 'league', 'lang'], isFramed: true },
  { path: '/jr-lions', page: jrLionsPage },
  { path: '/resources/useful-links', page: linksPage },
  { path: '/privacy-policy', page: privacyPage },
  { path: '/terms-of-service', page: termsPage },
  { path: '/wall-of-celebrations', page: wallPage },
  { path: '/tryouts', page: tryoutsSoonPage },
  { path: '/hockey-programs/tryouts', page: chooserPage },
  { path: '/offline', page: offlinePage },
  { path: '/my', page: myPage, isPrivate: true },
  { path: '/my/r/:token', page: receiptPage, isPrivate: true },
  { path: '/my/:token', page: familyPage, isPrivate: true },
  { path: '/hockey-programs/tryouts/:league', page: leaguePage },
  { path: '/hockey-programs/team/:teamId', page: teamPage, search: ['register', 'session'] },
  { path: '/hockey-programs/tryouts/:league/:teamId', page: teamPage, search: ['register', 'session'] },
];

/** The parameters of an address that matches `pattern`; undefined when it does not. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** The page at an address without language prefix, or undefined. */
export function findRoute(path: string): { route: PublicRoute; params: Record<string, string> } | undefined {
  for (const route of PUBLIC_ROUTES) {
    const params = paramsOf(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

/** The language that the query asks for: a mail's English link has no prefix to say it, nor has a frame. */
export function askedLanguage(
  route: Pick<PublicRoute, 'isPrivate' | 'isFramed'> | undefined,
  search: URLSearchParams,
): Language | undefined {
  const asked = (route?.isPrivate || route?.isFramed) && search.get('lang');
  return isLanguage(asked) ? asked : undefined;
}

/**
 * An address as its page depends on it, with the parameters of its query that the page reads, and the language that
 * it names. Undefined for a private, unknown or redirected address.
 */
export function cacheablePage(url: string): { url: string; language?: Language } | undefined {
  const [address = '/', query] = url.split('?', 2);
  const { language, path } = splitAddress(address);
  const found = findRoute(path);
  const isRedirected = !/^[a-z\d/-]+$/.test(path);
  if (
    !found ||
    found.route.isPrivate ||
    isRedirected ||
    localize(path, language ?? DEFAULT_LANGUAGE) !== address
  )
    return undefined;
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of found.route.search ?? []) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  const asked = language ?? askedLanguage(found.route, given);
  return { url: known.size > 0 ? `${address}?${known}` : address, ...(asked && { language: asked }) };
}

/** Not in the site map: a second address of a listed page, the offline page, the family's page, and the frame. */
const NOT_LISTED = ['/hockey-qc-player-journey', '/calendrier', '/offline', '/my', EMBED];
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
