import { civilAt, DEFAULT_CLUB_ZONE, DEFAULT_LANGUAGE, type Language } from '@lions/domain';
import { clubWords, localize, splitAddress } from '@lions/web-base';
import { renderToString } from 'react-dom/server';
import { consentPart } from '../features/consent/consent-part';
import { problemPage } from './problem-page';
import { announcementPart } from '../features/site-shell/announcement';
import { SiteShell } from '../features/site-shell/site-shell';
import { clubTexts } from '../i18n/club-texts';
import { EMBED_SCRIPT } from '../features/calendar/embed/embed-scripts';
import { DICTIONARIES } from '../i18n/dictionary';
import { PageProblem, type Page, type PageRequest, type SiteOptions, type FetchJson } from '../ui/page/page';
import { readClub } from '../ui/page/public-api';
import { isCheckInPage, manifestAddress } from './check-in-files';
import { adminDocument, framedDocument, publicDocument } from './document';
import { pageMeantBy } from './french-addresses';
import { askedLanguage, findRoute } from './public-routes';

export { BOOT_SCRIPT } from './boot-script';
export { FRAME_STYLE } from './document';
export { FRAME_SCRIPT } from '../features/calendar/embed/embed-scripts';
export { splitAddress } from '@lions/web-base';
export { cacheablePage, robots, sitemap } from './public-routes';
export { checkInIcon, checkInManifest, checkInWorker } from './check-in-files';
export const embedScript = () => EMBED_SCRIPT;
export { serviceWorker } from './service-worker';

const DASHBOARD = '/admin';
/** Pages about a password, and of mailed links to choose one: their readers are signed out. */
const PASSWORD_PATHS = ['/admin/forgotten-password', '/admin/reset-password', '/admin/welcome'];
/** Addresses of the back-office, besides the check-in's. */
const ADMIN_PATHS = [DASHBOARD, '/admin/login', ...PASSWORD_PATHS];

interface RenderInput {
  /** The requested address, with or without /fr and a query. */
  path: string;
  /** Language of an address that names none: the visitor's choice, else the browser's. */
  language?: Language;
  fetchJson: FetchJson;
  /** 'https://example.org', without a trailing slash. */
  origin: string;
  /** Whether the browser presents a sign-in to the back-office, valid or not. Default: false. */
  hasSignIn?: boolean;
  /** Default: the club's. */
  timeZone?: string;
  /** Default: now. */
  now?: Date;
  site?: SiteOptions;
}

export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** The page's address without language; absent for an unknown address. */
  canonicalPath?: string;
  /** Any site may show it in a frame. */
  isFramed?: true;
}

async function pageAt(request: PageRequest): Promise<Page> {
  const found = findRoute(request.path);
  try {
    if (!found) throw new PageProblem('notFound');
    return await found.route.page({ ...request, params: found.params });
  } catch (problem) {
    if (problem instanceof PageProblem) return problemPage(request, problem.kind);
    throw problem;
  }
}

/** Entry that the back-office's document at that path starts. */
function adminEntry({ hasSignIn = false }: RenderInput, path: string) {
  // Neither asks a browser without a sign-in for one at once.
  if (isCheckInPage(path) || PASSWORD_PATHS.includes(path)) return 'other';
  if (!hasSignIn) return 'signIn';
  return path === DASHBOARD ? 'dashboard' : 'other';
}

/**
 * A public page, or the back-office's empty document, as HTML; a redirect for an address in French words or with signs behind it. Does not throw for an unknown address (404) or
 * an API that does not answer (503).
 */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const [address = '/', query = ''] = input.path.split('?', 2);
  const { language: named, path } = splitAddress(address);
  const search = new URLSearchParams(query);
  const route = findRoute(path)?.route;
  const isMailed = PASSWORD_PATHS.includes(path);
  const asked = askedLanguage(isMailed ? { isPrivate: true } : route, search);
  const language = named ?? asked ?? input.language ?? DEFAULT_LANGUAGE;
  const timeZone = input.timeZone ?? DEFAULT_CLUB_ZONE;
  const now = input.now ?? new Date();
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': language };
  const meant = pageMeantBy(path);
  if (meant !== undefined) {
    const location = localize(meant, named ?? DEFAULT_LANGUAGE) + (query && `?${query}`);
    return { status: 308, html: '', headers: { ...headers, location } };
  }
  const isCheckIn = isCheckInPage(path);
  if (isCheckIn || ADMIN_PATHS.includes(path)) {
    const manifest = isCheckIn ? manifestAddress(named ?? DEFAULT_LANGUAGE) : undefined;
    const title = DICTIONARIES[language].shell.clubName;
    const html = adminDocument({ language, title, timeZone, entry: adminEntry(input, path), manifest });
    return { status: 200, html, headers };
  }
  const club = await readClub(input.fetchJson, input.site ?? {});
  const today = civilAt(now, timeZone).date;
  const words = clubWords(club.season, today, language);
  const texts = clubTexts(language, words);
  const request: PageRequest = {
    language,
    texts,
    club,
    words,
    path,
    params: {},
    search,
    timeZone,
    now,
    today,
    origin: input.origin,
    site: { ...input.site, contactEmail: club.contact.email },
    fetchJson: input.fetchJson,
  };
  const page = await pageAt(request);
  const status = page.status ?? 200;
  const own = { ...headers, ...page.headers, ...(status === 503 && { 'retry-after': '10' }) };
  if (route?.isFramed) {
    const html = framedDocument(language, page.title, renderToString(page.content));
    return { status, html, headers: own, isFramed: true };
  }
  const canonicalPath = status === 200 && !page.isPrivate ? (page.canonicalPath ?? path) : undefined;
  // No third-party script on pages that are not indexed: they may name children, and the script could read
  // them.
  const around = page.noindex ? { ...request, site: { ...request.site, analytics: undefined } } : request;
  const consent = consentPart(around);
  const announcement = announcementPart(request);
  const html = publicDocument({
    language,
    title: page.title,
    description: page.description,
    siteName: texts.shell.clubName,
    origin: input.origin,
    canonicalPath,
    noindex: page.noindex ?? false,
    sharePicture: page.sharePicture ?? 'club',
    jsonLd: page.jsonLd ?? [],
    preload: page.preload,
    css: [...page.css, ...announcement.css, ...consent.css],
    body: renderToString(
      <>
        <SiteShell request={around} announcement={announcement.content} footer={page.footer}>
          {page.content}
        </SiteShell>
        {consent.content}
      </>,
    ),
  });
  return {
    status,
    html,
    canonicalPath,
    headers: own,
  };
}
