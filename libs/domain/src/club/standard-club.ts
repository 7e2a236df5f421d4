import type { ClubKey, ClubValue } from './club-settings.js';
import { STANDARD_ALUMNI } from './standard-alumni.js';
import { STANDARD_LINKS } from './standard-links.js';

/** Absent while there is none, and without content in the code. */
type Optional = 'announcement';

/** The club as its pages show it. */
export type Club = { [Key in Exclude<ClubKey, Optional>]: ClubValue<Key> } & {
  [Key in Optional]?: ClubValue<Key>;
};

/** The club while no setting is saved. */
export const STANDARD_CLUB: Club = {
  season: {
    label: { en: 'Fall 2025', fr: 'Automne 2025' },
    years: { en: '2025-26', fr: '2025-2026' },
    anniversary: 50,
  },
  contact: {},
  accounts: {},
  ...STANDARD_LINKS,
  alumni: STANDARD_ALUMNI,
  events: {},
  comingSoon: { m18: true, sil: true, jrLions: true, apparel: true, tryouts: true },
  conditions: {},
};

/** What the operator's variables say of the club. */
export interface OperatorsClub {
  contactEmail?: string;
  facebookUrl?: string;
  instagramUrl?: string;
}

/** The club of the code and of the operator's variables. */
export function standardClub({ contactEmail, facebookUrl, instagramUrl }: OperatorsClub): Club {
  const accounts = [
    { name: 'Facebook', href: facebookUrl },
    { name: 'Instagram', href: instagramUrl },
  ].filter((account): account is { name: string; href: string } => account.href !== undefined);
  return {
    ...STANDARD_CLUB,
    contact: contactEmail === undefined ? {} : { email: contactEmail },
    accounts: accounts.length === 0 ? {} : { accounts },
  };
}
