import type { Language } from '@lions/domain';

/** A link of the site, with its name in both languages. */
export interface NavigationLink {
  href: string;
  name: Record<Language, string>;
}

/** A dropdown of the header. */
export interface NavigationGroup {
  name: Record<Language, string>;
  links: NavigationLink[];
}

/** The header, in order; a page that is added gets its line here. */
export const HEADER: (NavigationLink | NavigationGroup)[] = [
  { href: '/', name: { en: 'Lions Pride', fr: 'La fierté des Lions' } },
  {
    name: { en: 'Hockey Programs', fr: 'Programmes de hockey' },
    links: [
      {
        href: '/hockey-programs/tryouts',
        name: { en: 'Fall 2025 tryouts', fr: 'Camps de sélection, automne\u00a02025' },
      },
      { href: '/hockey-programs/tryouts/lheq', name: { en: 'LHEQ tryouts', fr: 'Camps de sélection LHEQ' } },
      {
        href: '/hockey-programs/tryouts/m18aaa',
        name: { en: 'M18 AAA tryouts', fr: 'Camps de sélection M18 AAA' },
      },
    ],
  },
];

/** The footer, in order. */
export const FOOTER: NavigationLink[] = [
  { href: '/', name: { en: 'Lions Pride', fr: 'La fierté des Lions' } },
  {
    href: '/hockey-programs/tryouts',
    name: { en: 'Fall 2025 tryouts', fr: 'Camps de sélection, automne\u00a02025' },
  },
];
