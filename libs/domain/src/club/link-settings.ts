import type { Language } from '../people.js';
import type { ClubField } from './club-field.js';

type Names = Record<Language, string>;

const LINKS = {
  kind: 'rows',
  max: 40,
  en: 'Links',
  fr: 'Liens',
  fields: {
    name: { kind: 'words', isRequired: true, max: 80, en: 'Name', fr: 'Nom' },
    href: {
      kind: 'web',
      max: 300,
      en: 'Address',
      fr: 'Adresse',
      hint: {
        en: 'https://… Without an address the link is shown as coming soon.',
        fr: 'https://… Sans adresse, le lien porte la mention «\u00a0à venir\u00a0».',
      },
    },
    hrefFr: {
      kind: 'web',
      max: 300,
      en: 'Address of the French page',
      fr: 'Adresse de la page en français',
      hint: {
        en: 'Only if the site has a French page of its own.',
        fr: 'Seulement si le site a une page en français.',
      },
    },
    note: {
      kind: 'words',
      max: 120,
      tellsApart: 'href',
      en: 'Note',
      fr: 'Note',
      hint: {
        en: 'Where the link leads, if not to a page of its own, such as “via Hockey Quebec”.',
        fr: 'Où mène le lien s’il n’a pas sa propre page, par exemple «\u00a0sur le site de Hockey Québec\u00a0».',
      },
    },
    isNested: { kind: 'flag', en: 'Belongs to the link above', fr: 'Fait partie du lien au-dessus' },
  },
} as const satisfies ClubField;

/** A section of the useful links as a setting. */
const section = <const Name extends Names>(name: Name) => ({
  name,
  about: {
    en: 'A section of the useful links. Without links it is not shown.',
    fr: 'Une section des liens utiles. Sans lien, elle n’est pas affichée.',
  },
  fields: { links: LINKS },
});

/** The sections of the useful links, in the order of the page. */
export const LINK_SETTINGS = {
  teamLinks: section({ en: 'Lions team related', fr: 'Pour les équipes des Lions' }),
  facilityLinks: section({ en: 'Facilities', fr: 'Installations' }),
  equipmentLinks: section({ en: 'Equipment and gear', fr: 'Équipement' }),
  localAssociations: section({ en: 'Local hockey associations', fr: 'Associations locales de hockey' }),
  regionalAssociations: section({ en: 'Regional associations', fr: 'Associations régionales' }),
  juniorLinks: section({ en: 'Junior and college hockey', fr: 'Hockey junior et collégial' }),
  leagueLinks: section({ en: 'League information', fr: 'Ligues et fédérations' }),
  professionalLinks: section({ en: 'Professional hockey', fr: 'Hockey professionnel' }),
} as const;

export type LinkKey = keyof typeof LINK_SETTINGS;
