import type { CivilDate, Club, Language, OperatorsClub } from '@lions/domain';
import type { ClubWords } from '@lions/web-base';
import type { ReactNode } from 'react';
import type { Dictionary } from '../../i18n/dictionary';

/** The operator's settings about the club and the site; absent unless set. */
export interface SiteOptions extends OperatorsClub {
  /** A third-party page-view script, loaded only after opt-in. */
  analytics?: { scriptUrl: string; id?: string };
  /** Whether there is a mail server: without one, no page may promise a mail. */
  sendsMail?: boolean;
}

/** Reads the public API as an anonymous caller. `path` starts with /api/; rejects when nothing answers. */
export type FetchJson = (path: string) => Promise<{ status: number; body: unknown }>;

/** Input of a page. */
export interface PageRequest {
  language: Language;
  /** With the words of the club. */
  texts: Dictionary;
  /** The settings of the club, as superadmins saved them. */
  club: Club;
  /** For texts of the content. */
  words: ClubWords;
  /** The address without its language prefix: '/hockey-programs/tryouts'. */
  path: string;
  /** The parameters of the address, by their names in the route table. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /** The club's IANA zone, in which instants are shown. */
  timeZone: string;
  now: Date;
  /** Today in the club's zone. */
  today: CivilDate;
  /** Scheme and host of the site, for absolute addresses. */
  origin: string;
  site: SiteOptions;
  fetchJson: FetchJson;
}

/** An AVIF image, as `srcset` and `sizes`. */
export interface PreloadedImage {
  sources: string;
  sizes: string;
}

/** One page, before it becomes a document. */
export interface Page {
  title: string;
  description: string;
  content: ReactNode;
  /** Style sheets of the page, as text; the shared ones are added to every document. */
  css: string[];
  /** The image that the browser loads before it has read the page. */
  preload?: PreloadedImage;
  /** Default 200. */
  status?: number;
  /** Canonical address, when other addresses show the same page. */
  canonicalPath?: string;
  noindex?: boolean;
  /** Opened by a secret address: no link, meta tag or page count contains it. */
  isPrivate?: boolean;
  /** Headers of its own. */
  headers?: Record<string, string>;
  /** Open Graph picture; default: the club's. */
  sharePicture?: SharePicture;
  /** JSON-LD things, without their @context. */
  jsonLd?: object[];
  /** Default 'whole'; a 'short' one lacks the links that the menu has. */
  footer?: 'whole' | 'short' | 'none';
}

/** Names of the share pictures: 'share-{stem}.{language}.jpg', 1200 × 630. */
export type SharePicture = 'club' | 'celebrations' | 'tryouts' | 'lheq' | 'm18aaa';

export type PageSource = (request: PageRequest) => Page | Promise<Page>;

/**
 * Thrown while a page is rendered: the thing does not exist ('notFound'), or the API did not answer
 * ('unavailable').
 */
export class PageProblem extends Error {
  constructor(readonly kind: 'notFound' | 'unavailable') {
    super(kind);
  }
}
