import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Language } from '@lions/domain';
import { COOKIES, presentedKey } from '../common/access.js';
import { holdsKey } from '../http/request-checks.js';
import { visitorsLanguage } from '../http/visitors-language.js';

/** Parameters of a list; one with `updatedSince` is of use to a single caller. */
const LIST = ['format', 'lang'];

/**
 * Public calls with the parameters of their query. Their answers depend on public tables only, and on the minute.
 * A calendar file ignores other parameters; the other calls refuse them.
 */
export const CACHEABLE_CALLS: Readonly<Record<string, readonly string[]>> = {
  '/api/teams': ['league', ...LIST],
  '/api/teams/:id': [],
  '/api/teams/:id/sessions': LIST,
  '/api/sessions/coming': [],
  '/api/sessions/:id': [],
  '/api/sessions/:id/registrations': [],
  '/api/practices': LIST,
  '/api/practices/:id': [],
  '/api/settings/public': [],
  '/api/calendar': ['from', 'to', ...LIST],
  '/api/club': [],
  '/api/pictures/shown': [],
  '/api/calendar/club.ics': ['lang'],
  '/api/calendar/practices.ics': ['lang'],
  '/api/calendar/league/:league.ics': ['lang'],
  '/api/calendar/team/:id.ics': ['lang'],
  '/api/calendar/session/:id.ics': ['lang'],
  '/api/calendar/practice/:id.ics': ['lang'],
};

const MATCHERS = Object.entries(CACHEABLE_CALLS).map(([route, parameters]) => ({
  route,
  parameters,
  isFeed: route.endsWith('.ics'),
  pattern: new RegExp(
    `^${route.replaceAll('.', '\\.').replace(':id', '[1-9]\\d{0,9}').replace(':league', '\\w{1,20}')}$`,
  ),
}));

/** Files of the site at fixed paths. */
const FILES = ['/embed.js', '/robots.txt', '/service-worker.js', '/sitemap.xml'];

/** Route of pages and files in log lines. */
const SITE = '/*';

/** A page's address as its answer depends on it: known parameters only. */
export interface CacheablePage {
  url: string;
  /** Absent where the visitor's choice decides. */
  language?: Language;
}
/** Undefined for a page that must not be cached. */
export type PageOf = (url: string) => CacheablePage | undefined;

/** The parts of a request that its answer depends on. */
export interface CacheableAddress {
  key: string;
  /** The address of the server's request to itself. */
  url: string;
  /** Pattern of the address, for log lines. */
  route: string;
  /** The language of a page; absent for a call, whose URL has it, or a file. */
  language?: Language;
}

/** The result of matching a URL: one address, or one per language where the visitor's choice decides. */
type Found = CacheableAddress | Readonly<Record<Language, CacheableAddress>>;

/** Longest parameter value: ids, months, languages and leagues are shorter. */
const VALUE = /^[\w-]{0,20}$/;
const LONGEST_URL = 300;
const MOST_MATCHED = 1000;
/** Other addresses, such as one with '..' or '#', could mean another page once they are resolved. */
const PLAIN = /^(?:\/(?!\.{1,2}(?:[/?]|$))[\w.-]*)+(?:\?[^?#\\]*)?$/;

/** Tells which requests may be answered from the cache, and which of them share an answer. */
export class CacheableAddresses {
  /** To match an address takes half as long as to send its bytes. */
  private readonly matched = new Map<string, Found>();

  constructor(private readonly pageOf: PageOf) {}

  /** Undefined: the request is uncacheable. */
  of({ method, url = '', headers }: IncomingMessage): CacheableAddress | undefined {
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(headers) || isSignedIn(headers) || holdsKey(url))
      return undefined;
    const found = this.find(url);
    return found && 'en' in found ? found[visitorsLanguage(headers)] : found;
  }

  /** The address of a call that a page reads. */
  ofCall(url: string): CacheableAddress | undefined {
    const found = this.find(url);
    return found && 'key' in found && found.language === undefined ? found : undefined;
  }

  private find(url: string): Found | undefined {
    const known = this.matched.get(url);
    if (known) return known;
    if (url.length > LONGEST_URL || !PLAIN.test(url)) return matchFile(url);
    const found = this.match(url);
    if (this.matched.size >= MOST_MATCHED) this.matched.clear();
    // Not an address without an answer: a private one is a credential.
    if (found) this.matched.set(url, found);
    return found;
  }

  private match(url: string): Found | undefined {
    const [path = '', query] = url.split('?', 2);
    if (FILES.includes(path)) return query === undefined ? { key: url, url, route: SITE } : undefined;
    if (path.startsWith('/api/')) return matchCall(path, query);
    const page = this.pageOf(url);
    if (!page || !hasPlainValues(page.url.split('?', 2)[1])) return undefined;
    return page.language === undefined
      ? { en: pageAddress(page.url, 'en'), fr: pageAddress(page.url, 'fr') }
      : pageAddress(page.url, page.language);
  }
}

const pageAddress = (url: string, language: Language): CacheableAddress => ({
  key: `${language} ${url}`,
  url,
  route: SITE,
  language,
});

/** An address with a long or odd query: only a calendar file ignores it. */
function matchFile(url: string): Found | undefined {
  const at = url.indexOf('?');
  const path = url.slice(0, at);
  return at !== -1 && path.endsWith('.ics') ? matchCall(path, url.slice(at + 1)) : undefined;
}

/** A feed or a table without `lang` is that of the visitor's language. */
function matchCall(path: string, query: string | undefined): Found | undefined {
  const call = MATCHERS.find(({ pattern }) => pattern.test(path));
  if (!call) return undefined;
  const given = [...new URLSearchParams(query)];
  const read = call.isFeed ? given.filter(([name]) => call.parameters.includes(name)) : given;
  const names = read.map(([name]) => name);
  // The call itself refuses an unknown parameter and a repeated one.
  if (new Set(names).size < names.length || names.some((name) => !call.parameters.includes(name)))
    return undefined;
  const known = new URLSearchParams(read);
  if (!hasPlainValues(known.toString())) return undefined;
  const addressOf = (parameters: URLSearchParams): CacheableAddress => {
    const url = parameters.size === 0 ? path : `${path}?${parameters}`;
    return { key: url, url, route: call.route };
  };
  const hasTexts = call.isFeed || known.get('format') === 'csv';
  if (!hasTexts || known.has('lang')) return addressOf(known);
  const inLanguage = (language: Language) => addressOf(new URLSearchParams([...known, ['lang', language]]));
  return { en: inLanguage('en'), fr: inLanguage('fr') };
}

function hasPlainValues(query: string | undefined): boolean {
  return [...new URLSearchParams(query).values()].every((value) => VALUE.test(value));
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** The answers of a coach and of a key differ, and a dead sign-in's cookies are cleared. With https their names contain the plain ones. */
export function isSignedIn(headers: IncomingHttpHeaders): boolean {
  const { cookie, 'x-sign-in': signIn } = headers;
  if (signIn !== undefined || presentedKey(headers) !== undefined) return true;
  return cookie !== undefined && (cookie.includes(COOKIES.access) || cookie.includes(COOKIES.refresh));
}
