import type { Language } from '@lions/domain';
import type { ReactNode } from 'react';
import type { Dictionary } from '../i18n/dictionary';

/** Reads the public API as an anonymous caller. `path` starts with /api/; rejects only when nothing answers. */
export type FetchJson = (path: string) => Promise<{ status: number; body: unknown }>;

/** What a page is made from. */
export interface PageRequest {
  language: Language;
  texts: Dictionary;
  /** The address without its language prefix: '/hockey-programs/tryouts'. */
  path: string;
  /** The variable parts of the address, as the route table names them. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /** The club's IANA zone, in which timestamps are shown (D-31). */
  timeZone: string;
  fetchJson: FetchJson;
}

/** One document, before it is HTML. */
export interface Page {
  title: string;
  description: string;
  content: ReactNode;
  /** Style sheets of its own, as text; the shared ones come with the document. */
  css: string[];
  /** 200 unless told. */
  status?: number;
  /** The address that search engines should keep, when other addresses show the same page. */
  canonicalPath?: string;
  noindex?: boolean;
}

export type PageSource = (request: PageRequest) => Page | Promise<Page>;

/** Thrown while a page is being made: there is no such thing ('notFound'), or the API did not answer ('unavailable'). */
export class PageProblem extends Error {
  constructor(readonly kind: 'notFound' | 'unavailable') {
    super(kind);
  }
}

/** The body of a 200 answer. Throws `PageProblem`: notFound for 400 and 404, unavailable for all else. */
export async function readJson<T>(fetchJson: FetchJson, path: string): Promise<T> {
  const answer = await fetchJson(path).catch(() => ({ status: 503, body: undefined }));
  if (answer.status === 200) return answer.body as T;
  throw new PageProblem(answer.status === 404 || answer.status === 400 ? 'notFound' : 'unavailable');
}
