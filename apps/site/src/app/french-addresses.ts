import { foldText } from '@lions/domain';
import { findRoute } from './public-routes';

/** The pages' addresses in French words, without accents. '/calendrier' is a page of its own (public-routes.ts). */
export const FRENCH_ADDRESSES: Readonly<Record<string, string>> = {
  '/a-propos': '/about',
  '/camps-de-selection': '/hockey-programs/tryouts',
  '/celebrations-du-50e': '/50th-celebrations',
  '/conditions-d-utilisation': '/terms-of-service',
  '/entrainements': '/practice',
  '/equipes': '/hockey-programs/tryouts',
  '/horaire-des-entrainements': '/practices',
  '/liens-utiles': '/resources/useful-links',
  '/lions-m18-aaa': '/m18-aaa-lions',
  '/mes-inscriptions': '/my',
  '/mur-des-celebrations': '/wall-of-celebrations',
  '/nouvelles-des-camps-de-selection': '/tryouts',
  '/parcours-du-joueur': '/hockey-quebec-player-journey',
  '/politique-de-confidentialite': '/privacy-policy',
  '/structure-sil': '/sil',
  '/vetements': '/apparel',
};

/** Pages of one league and of one team. */
const FRENCH_PREFIXES: Readonly<Record<string, string>> = {
  '/camps-de-selection': '/hockey-programs/tryouts',
  '/equipes': '/hockey-programs/team',
};

const NAME = /^(.+)\/([\w-]{1,20})$/;

/** Longer addresses are no page's. */
const LONGEST = 300;
/** Signs that a mail or a sentence leaves behind an address; neither a page nor a link's token ends in one. */
const TRAILING_SIGNS = /[^\p{L}\p{N}_-]+$/u;
/** The page of a family or of a receipt: its token is case-sensitive. */
const PRIVATE = /^(\/my\/(?:r\/)?)([\w-]+)$/i;

/** '/%C3%80-propos.' as '/à-propos'; a malformed address as it is. */
function typedAddress(path: string): string {
  try {
    const typed = decodeURIComponent(path).replace(TRAILING_SIGNS, '');
    const [, page = '', token] = PRIVATE.exec(typed) ?? [];
    return token === undefined ? typed.toLowerCase() : page.toLowerCase() + token;
  } catch {
    return path;
  }
}

/**
 * The page that an address in French words, with capitals or with signs behind it means, both without language;
 * undefined for a page's own address and for any other one.
 */
export function pageMeantBy(path: string): string | undefined {
  if (path.length > LONGEST) return undefined;
  const typed = typedAddress(path);
  if (typed !== path && /^[\w/-]+$/.test(typed) && findRoute(typed)) return typed;
  return pageOfFrenchAddress(foldText(typed));
}

function pageOfFrenchAddress(words: string): string | undefined {
  if (Object.hasOwn(FRENCH_ADDRESSES, words)) return FRENCH_ADDRESSES[words];
  const [, prefix = '', name = ''] = NAME.exec(words) ?? [];
  return Object.hasOwn(FRENCH_PREFIXES, prefix) ? `${FRENCH_PREFIXES[prefix]}/${name}` : undefined;
}
