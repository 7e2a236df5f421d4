import type { CivilDate, Language } from '@lions/domain';
import type { ReactNode } from 'react';
import type { Dictionary } from '../i18n/dictionary';
import type { FetchJson } from './public-api';

/** What the people who run the site tell it about the club and about themselves; each is absent unless set. */
export interface SiteOptions {
  contactEmail?: string;
  facebookUrl?: string;
  instagramUrl?: string;
  /** A third party's page-view script, loaded only after opt-in (decisions 10). */
  analytics?: { scriptUrl: string; id?: string };
  /** Whether there is a mail server: without one, no page may promise a mail. */
  sendsMail?: boolean;
}

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
  now: Date;
  /** The club's day. */
  today: CivilDate;
  /** Scheme and host of the site, for absolute addresses. */
  origin: string;
  site: SiteOptions;
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
  /** The picture that a link to the page shows elsewhere; the club's, unless told. */
  /** Only for whoever holds its address: no other page, tag or count names it. */
  isPrivate?: boolean;
  sharePicture?: SharePicture;
  /** What the page tells search engines: schema.org things, without their @context. */
  jsonLd?: object[];
  /** Whether the footer stands below it; it does, unless told (spec 2.3). */
  hasFooter?: boolean;
}

/** The stems of the pictures that links show: 'share-{stem}.{language}.jpg', 1200 × 630. */
export type SharePicture = 'club' | 'celebrations' | 'tryouts' | 'lheq' | 'm18aaa';

export type PageSource = (request: PageRequest) => Page | Promise<Page>;

/** Thrown while a page is being made: there is no such thing ('notFound'), or the API did not answer ('unavailable'). */
export class PageProblem extends Error {
  constructor(readonly kind: 'notFound' | 'unavailable') {
    super(kind);
  }
}
