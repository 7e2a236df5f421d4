import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Language } from '@lions/domain';
import { COOKIES } from '../common/access.js';
import type { Topic } from '../database/topics/topics.js';
import { visitorsLanguage } from '../http/visitors-language.js';

/** Of a team's or a session's calendar file. */
const SESSIONS: readonly Topic[] = ['sessions', 'teams'];

/** A public call whose answers are kept. */
interface KeptCall {
  route: string;
  /** Topics of all tables that the answer reads. */
  topics: readonly Topic[];
  /** Parameters of its query. A calendar file ignores all others; the other calls refuse them. */
  parameters?: readonly string[];
}

export const KEPT_CALLS: readonly KeptCall[] = [
  { route: '/api/teams', topics: ['teams'], parameters: ['league'] },
  { route: '/api/teams/:id/sessions', topics: ['sessions', 'sessionPlaces', 'teams'] },
  { route: '/api/sessions/coming', topics: ['sessions', 'sessionPlaces', 'teams'] },
  {
    route: '/api/sessions/:id/registrations',
    // Its statement has the columns of both kinds of places.
    topics: ['practicePlaces', 'sessions', 'sessionPlaces', 'teams'],
  },
  { route: '/api/practices', topics: ['practices', 'practicePlaces'] },
  { route: '/api/settings/public', topics: ['settings'] },
  {
    route: '/api/calendar',
    topics: ['practices', 'practicePlaces', 'sessions', 'sessionPlaces', 'teams'],
    parameters: ['from', 'to'],
  },
  { route: '/api/club', topics: ['settings'] },
  { route: '/api/pictures/shown', topics: ['pictures', 'teams'] },
  { route: '/api/calendar/club.ics', topics: ['practices', 'settings', ...SESSIONS], parameters: ['lang'] },
  { route: '/api/calendar/league/:league.ics', topics: SESSIONS, parameters: ['lang'] },
  { route: '/api/calendar/team/:id.ics', topics: SESSIONS, parameters: ['lang'] },
  { route: '/api/calendar/session/:id.ics', topics: SESSIONS, parameters: ['lang'] },
  { route: '/api/calendar/practice/:id.ics', topics: ['practices'], parameters: ['lang'] },
];

const MATCHERS = KEPT_CALLS.map(({ route, topics, parameters = [] }) => ({
  route,
  topics,
  parameters,
  ignoresOthers: route.endsWith('.ics'),
  pattern: new RegExp(
    `^${route.replaceAll('.', '\\.').replace(':id', '[1-9]\\d{0,9}').replace(':league', '\\w{1,20}')}$`,
  ),
}));

/** Files of the site at fixed paths. */
const FILES = ['/robots.txt', '/service-worker.js', '/sitemap.xml'];

/** Route of pages and files in log lines. */
const SITE = '/*';

/** A page's address as its answer depends on it: known parameters only. */
export interface KeptPage {
  url: string;
  /** Absent where the visitor's choice decides. */
  language?: Language;
}
/** Undefined for a page that must not be kept. */
export type PageOf = (url: string) => KeptPage | undefined;

/** The parts of a request that its answer depends on. */
export interface KeptAddress {
  key: string;
  /** As the server asks itself. */
  url: string;
  /** Pattern of the address, for log lines. */
  route: string;
  /** Of a call or a file; absent for a page, which has those of the calls that it reads. */
  topics?: readonly Topic[];
  /** Of a page; absent for a call or a file. */
  language?: Language;
}

/** The result of matching a URL: one address, or one per language where the visitor's choice decides. */
type Found = KeptAddress | Readonly<Record<Language, KeptAddress>>;

/** Longest parameter value: ids, months, languages and leagues are shorter. */
const VALUE = /^[\w-]{0,20}$/;
const LONGEST_URL = 300;
/** Other addresses, such as one with '..' or '#', could mean another page once they are resolved. */
const PLAIN = /^(?:\/(?!\.{1,2}(?:[/?]|$))[\w.-]*)+(?:\?[^?#\\]*)?$/;
/** Size of the cache from raw URL to kept address. */
const REMEMBERED = 2000;

/** Tells which requests get a kept answer, and which of them share one. */
export class KeptAddresses {
  private readonly remembered = new Map<string, Found>();

  constructor(private readonly pageOf: PageOf) {}

  /** Undefined: the request takes the usual way. */
  of({ method, url = '', headers }: IncomingMessage): KeptAddress | undefined {
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(headers) || isSignedIn(headers)) return undefined;
    const found = this.find(url);
    return found && 'en' in found ? found[visitorsLanguage(headers)] : found;
  }

  /** The address of a call that a page reads. */
  ofCall(url: string): KeptAddress | undefined {
    const found = this.find(url);
    return found && 'key' in found && found.language === undefined ? found : undefined;
  }

  private find(url: string): Found | undefined {
    const known = this.remembered.get(url);
    if (known) return known;
    const found = url.length <= LONGEST_URL && PLAIN.test(url) ? this.match(url) : matchFile(url);
    // Unknown addresses are not remembered, nor those with ignored parameters: they would displace the others.
    if (!found || ('url' in found ? found : found.en).url !== url) return found;
    if (this.remembered.size >= REMEMBERED) this.remembered.clear();
    this.remembered.set(url, found);
    return found;
  }

  private match(url: string): Found | undefined {
    const [path = '', query] = url.split('?', 2);
    if (FILES.includes(path))
      return query === undefined ? { key: url, url, route: SITE, topics: [] } : undefined;
    if (path.startsWith('/api/')) return matchCall(path, query);
    const page = this.pageOf(url);
    if (!page || !hasPlainValues(page.url.split('?', 2)[1])) return undefined;
    return page.language === undefined
      ? { en: pageAddress(page.url, 'en'), fr: pageAddress(page.url, 'fr') }
      : pageAddress(page.url, page.language);
  }
}

const pageAddress = (url: string, language: Language): KeptAddress => ({
  key: `${language} ${url}`,
  url,
  route: SITE,
  language,
});

/** An address with a long or odd query: only a calendar file ignores it. */
function matchFile(url: string): KeptAddress | undefined {
  const at = url.indexOf('?');
  const path = url.slice(0, at);
  return at !== -1 && path.endsWith('.ics') ? matchCall(path, url.slice(at + 1)) : undefined;
}

function matchCall(path: string, query: string | undefined): KeptAddress | undefined {
  const call = MATCHERS.find(({ pattern }) => pattern.test(path));
  if (!call) return undefined;
  const given = [...new URLSearchParams(query)];
  const read = call.ignoresOthers ? given.filter(([name]) => call.parameters.includes(name)) : given;
  const names = read.map(([name]) => name);
  // The usual way refuses an unknown parameter and a repeated one.
  if (new Set(names).size < names.length || names.some((name) => !call.parameters.includes(name)))
    return undefined;
  const known = new URLSearchParams(read).toString();
  if (!hasPlainValues(known)) return undefined;
  const url = known === '' ? path : `${path}?${known}`;
  return { key: url, url, route: call.route, topics: call.topics };
}

function hasPlainValues(query: string | undefined): boolean {
  return [...new URLSearchParams(query).values()].every((value) => VALUE.test(value));
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** A coach's answers differ, and a dead sign-in's cookies are cleared. With https their names hold the plain ones. */
function isSignedIn({ cookie, 'x-sign-in': signIn }: IncomingHttpHeaders): boolean {
  if (signIn !== undefined) return true;
  return cookie !== undefined && (cookie.includes(COOKIES.access) || cookie.includes(COOKIES.refresh));
}
