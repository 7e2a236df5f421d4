import { DEFAULT_CLUB_ZONE, DEFAULT_LANGUAGE, type Language } from '@lions/domain';
import { renderToString } from 'react-dom/server';
import { problemPage } from '../features/page-problem/problem-page';
import { SiteShell } from '../features/site-shell/site-shell';
import { splitAddress } from '../i18n/address';
import { DICTIONARIES } from '../i18n/dictionary';
import { PageProblem, type Page, type PageRequest } from '../ui/page';
import type { FetchJson } from '../ui/public-api';
import { adminDocument, publicDocument } from './document';
import { findRoute, PUBLIC_ROUTES } from './public-routes';

export { DEFAULT_CLUB_ZONE } from '@lions/domain';
export { BOOT_SCRIPT } from './boot-script';
export { localize, splitAddress } from '../i18n/address';

/** The public addresses that need no data, and the names of their prerendered files. */
export const routes = PUBLIC_ROUTES.flatMap(({ path, file }) => (file ? [{ path, file }] : []));

/** The addresses that the back-office answers itself; all of them share one document. */
export const adminRoutes = ['/admin', '/admin/login', '/admin/reset-password'];

export interface RenderInput {
  /** The address as asked for, with or without /fr and a query. */
  path: string;
  /** The language of an address that names none: the visitor's choice, else the browser's. */
  language?: Language;
  fetchJson: FetchJson;
  /** 'https://example.org', without a slash at the end. */
  origin: string;
  /** The club's, unless told. */
  timeZone?: string;
}

export interface RenderedPage {
  status: number;
  html: string;
  headers: Record<string, string>;
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

/**
 * A public page, or the back-office's empty document, as HTML. Never throws for a wrong address (404) or an API
 * that does not answer (503).
 */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const [address = '/', query = ''] = input.path.split('?', 2);
  const { language: named, path } = splitAddress(address);
  const language = named ?? input.language ?? DEFAULT_LANGUAGE;
  const texts = DICTIONARIES[language];
  const timeZone = input.timeZone ?? DEFAULT_CLUB_ZONE;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': language };
  if (adminRoutes.includes(path)) {
    return { status: 200, html: adminDocument(language, texts.shell.clubName, timeZone), headers };
  }
  const request: PageRequest = {
    language,
    texts,
    path,
    params: {},
    search: new URLSearchParams(query),
    timeZone,
    fetchJson: input.fetchJson,
  };
  const page = await pageAt(request);
  const status = page.status ?? 200;
  const html = publicDocument({
    language,
    title: page.title,
    description: page.description,
    siteName: texts.shell.clubName,
    origin: input.origin,
    canonicalPath: status === 200 ? (page.canonicalPath ?? path) : undefined,
    noindex: page.noindex ?? false,
    css: page.css,
    body: renderToString(<SiteShell request={request}>{page.content}</SiteShell>),
  });
  return { status, html, headers: status === 503 ? { ...headers, 'retry-after': '10' } : headers };
}
