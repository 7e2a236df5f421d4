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

/** '/%C3%80-propos' as '/a-propos'; a malformed address as it is. */
function withoutAccents(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  } catch {
    return path;
  }
}

/** The page at an address in French words, both without language; undefined for any other address. */
export function pageOfFrenchAddress(path: string): string | undefined {
  const words = withoutAccents(path);
  if (Object.hasOwn(FRENCH_ADDRESSES, words)) return FRENCH_ADDRESSES[words];
  const [, prefix = '', name = ''] = NAME.exec(words) ?? [];
  return Object.hasOwn(FRENCH_PREFIXES, prefix) ? `${FRENCH_PREFIXES[prefix]}/${name}` : undefined;
}
