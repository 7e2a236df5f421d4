import type { Language } from '@lions/domain';
import type { ReactNode } from 'react';
import type { Dictionary } from '../i18n/dictionary';
import type { FetchJson } from './public-api';

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
