import type { ClubKey, ClubValue } from './club-settings.js';
import { STANDARD_ALUMNI } from './standard-alumni.js';
import { same, STANDARD_LINKS } from './standard-links.js';

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
  // An age limit counts on December 31 of the season's first year: M13 is under 13 on that day.
  divisions: {
    seasonYear: 2025,
    divisions: [
      { name: same('M7'), firstYear: 2019 },
      { name: same('M9'), firstYear: 2017, lastYear: 2018 },
      { name: same('M11'), firstYear: 2015, lastYear: 2016 },
      {
        name: same('M13'),
        firstYear: 2013,
        lastYear: 2014,
        lheqTeams: 'M13 AAA, M13 AAA Elite / M13 AAA Élite',
      },
      {
        name: same('M15'),
        firstYear: 2011,
        lastYear: 2012,
        lheqTeams: 'M15 AAA, M15 AAA Elite / M15 AAA Élite',
      },
      { name: same('M17'), firstYear: 2009, lastYear: 2010, lheqTeams: 'M17 AAA' },
      {
        name: same('M18'),
        firstYear: 2008,
        lastYear: 2008,
        m18aaaTeams: 'M18 AAA Division 1, M18 AAA Division 2, M18 AAA Preparatory / M18 AAA Préparatoire',
      },
    ],
  },
  contact: {},
  accounts: {},
  ...STANDARD_LINKS,
  alumni: STANDARD_ALUMNI,
  events: {},
  comingSoon: { m18: true, sil: true, jrLions: true, apparel: true, tryouts: true },
  conditions: {},
};

/** Club data from the operator's variables. */
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
