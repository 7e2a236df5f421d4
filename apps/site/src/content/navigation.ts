import { same, type Localized } from './localized';

/** A link of the site, with its name in both languages, which may hold words of the club (`ClubWords`). */
export interface NavigationLink {
  href: string;
  name: Localized;
}

/** A dropdown of the header, or a column of the footer. */
interface NavigationGroup {
  name: Localized;
  links: NavigationLink[];
}

const CELEBRATIONS = {
  href: '/50th-celebrations',
  name: { en: '50th Celebrations', fr: 'Célébrations du 50e' },
};
const APPAREL = { href: '/apparel', name: { en: 'Apparel', fr: 'Vêtements' } };
const ABOUT = { href: '/about', name: { en: 'About', fr: 'À propos' } };

const TRYOUTS = {
  href: '/hockey-programs/tryouts',
  name: same('{{seasonTryouts}}'),
};
const PRACTICE = { href: '/practice', name: { en: 'Practice', fr: 'Entraînements' } };
const CALENDAR = { href: '/calendar', name: { en: 'Calendar', fr: 'Calendrier' } };
const MY_REGISTRATIONS = { href: '/my', name: { en: 'My registrations', fr: 'Mes inscriptions' } };

const PROGRAMS: NavigationGroup = {
  name: { en: 'Hockey Programs', fr: 'Programmes de hockey' },
  links: [
    { href: '/m18-aaa-lions', name: { en: 'M18 AAA Lions', fr: 'Lions M18 AAA' } },
    { href: '/sil', name: { en: 'SIL structure', fr: 'Structure SIL' } },
    { href: '/hockey-quebec-player-journey', name: { en: 'Player journey', fr: 'Parcours du joueur' } },
    TRYOUTS,
  ],
};

const FOR_FAMILIES: Localized = { en: 'For families', fr: 'Pour les familles' };

/** Links that families open most often: always in sight on wide screens, first in the menu of phones. */
export const FAMILY_FIRST: NavigationGroup = {
  name: FOR_FAMILIES,
  links: [TRYOUTS, PRACTICE, MY_REGISTRATIONS, CALENDAR],
};

/** The other links of the header, in order; they repeat the tryouts, which most families look for. */
export const HEADER: (NavigationLink | NavigationGroup)[] = [
  { href: '/', name: { en: 'Lions Pride', fr: 'La fierté des Lions' } },
  CELEBRATIONS,
  APPAREL,
  ABOUT,
  PROGRAMS,
  {
    name: { en: 'More', fr: 'Plus' },
    links: [
      PRACTICE,
      { href: '/jr-lions', name: same('Jr. Lions') },
      { href: '/resources/useful-links', name: { en: 'Useful links', fr: 'Liens utiles' } },
    ],
  },
];

/** The columns of links in the footer, in order. */
export const FOOTER: NavigationGroup[] = [
  {
    name: { en: 'The club', fr: 'Le club' },
    links: [
      ABOUT,
      CELEBRATIONS,
      { href: '/wall-of-celebrations', name: { en: 'Wall of celebrations', fr: 'Mur des célébrations' } },
      APPAREL,
    ],
  },
  PROGRAMS,
  {
    name: FOR_FAMILIES,
    links: [
      { href: '/tryouts', name: { en: 'Tryout news', fr: 'Nouvelles des camps de sélection' } },
      { href: '/practices', name: { en: 'Practice schedule', fr: 'Horaire des entraînements' } },
      CALENDAR,
      MY_REGISTRATIONS,
      { href: '/jr-lions', name: same('Jr. Lions') },
      { href: '/resources/useful-links', name: { en: 'Useful links', fr: 'Liens utiles' } },
    ],
  },
];

/** Legal links, below the footer's columns. */
export const FOOTER_LEGAL: NavigationLink[] = [
  { href: '/privacy-policy', name: { en: 'Privacy policy', fr: 'Politique de confidentialité' } },
  { href: '/terms-of-service', name: { en: 'Terms of service', fr: 'Conditions d’utilisation' } },
];

/** The official page of the body that takes complaints about abuse in sport; it does not depend on the club. */
export const INTEGRITY_OMBUDSMAN: NavigationLink = {
  href: 'https://www.quebec.ca/protecteur-intégrité-loisir-sport',
  name: {
    en: 'Protecteur de l’intégrité en loisir et en sport (complaints)',
    fr: 'Protecteur de l’intégrité en loisir et en sport (plaintes)',
  },
};
