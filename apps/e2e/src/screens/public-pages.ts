import { PREFIX, type Language } from '../support/texts.ts';

/** A public address in its English form. */
export interface PublicPage {
  path: string;
  /** Canonical address, where it differs. */
  canonical?: string;
  /** Team pages may name children, so they are not indexed. */
  isNoindex?: true;
  /** The terms of service have no footer. */
  hasNoFooter?: true;
}

const TEAM = '/hockey-programs/team/1';

/**
 * The expected route table, written by hand so that it can fail the product's own. The first demo team is an
 * LHEQ team.
 */
export const PUBLIC_PAGES: PublicPage[] = [
  { path: '/' },
  { path: '/50th-celebrations' },
  { path: '/apparel' },
  { path: '/about' },
  { path: '/m18-aaa-lions' },
  { path: '/sil' },
  { path: '/hockey-quebec-player-journey' },
  { path: '/hockey-qc-player-journey', canonical: '/hockey-quebec-player-journey' },
  { path: '/practice' },
  { path: '/practices' },
  { path: '/calendar' },
  { path: '/calendrier', canonical: '/calendar' },
  { path: '/jr-lions' },
  { path: '/resources/useful-links' },
  { path: '/privacy-policy' },
  { path: '/terms-of-service', hasNoFooter: true },
  { path: '/wall-of-celebrations' },
  { path: '/tryouts' },
  { path: '/hockey-programs/tryouts' },
  { path: '/hockey-programs/tryouts/lheq' },
  { path: '/hockey-programs/tryouts/m18aaa' },
  { path: TEAM, isNoindex: true },
  { path: '/hockey-programs/tryouts/lheq/1', canonical: TEAM, isNoindex: true },
  { path: '/hockey-programs/tryouts/m18aaa/4', canonical: '/hockey-programs/team/4', isNoindex: true },
];

/** Each page once, at its canonical address. */
export const PAGES_ONCE = PUBLIC_PAGES.filter(({ canonical }) => canonical === undefined);

/** An address as the site links it in a language. */
export const addressIn = (language: Language, path: string) =>
  `${PREFIX[language]}${path === '/' && language === 'fr' ? '' : path}`;
