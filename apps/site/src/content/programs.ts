import { same, type Localized } from './localized';

/** A related page, and why to visit it. */
export interface RelatedLink {
  href: string;
  name: Localized;
  text: Localized;
}

/** A hockey program whose page is not ready: only known facts. Texts may hold words of the club (`ClubWords`). */
interface ProgramContent {
  /** Lettering of the jersey beside the title. */
  jersey: string;
  /** Abbreviations with their meanings; one without a value is left out. */
  figures: { value: string; text: Localized }[];
  paragraphs: Localized[];
  /** Instead of those, once the page is no longer coming soon; default: the same. */
  readyParagraphs?: Localized[];
  relatedLinks: RelatedLink[];
}

const TRYOUTS: RelatedLink = {
  href: '/hockey-programs/tryouts',
  name: same('{{seasonTryouts}}'),
  text: {
    en: 'Choose a league, then a team, and see its tryout sessions.',
    fr: 'Choisissez une ligue, puis une équipe, et consultez ses séances de sélection.',
  },
};
const M18_TRYOUTS: RelatedLink = {
  href: '/hockey-programs/tryouts/m18aaa',
  name: { en: 'M18 AAA tryouts', fr: 'Camps de sélection M18 AAA' },
  text: {
    en: 'The teams of the league, with their tryout sessions.',
    fr: 'Les équipes de la ligue et leurs séances de sélection.',
  },
};
const JOURNEY: RelatedLink = {
  href: '/hockey-quebec-player-journey',
  name: { en: 'Player journey', fr: 'Parcours du joueur' },
  text: {
    en: 'From the first strides to the pros: how hockey in Quebec fits together.',
    fr: 'Des premiers coups de patin aux rangs professionnels\u00a0: comment s’organise le hockey au Québec.',
  },
};
const LINKS: RelatedLink = {
  href: '/resources/useful-links',
  name: { en: 'Useful links', fr: 'Liens utiles' },
  text: {
    en: 'Associations, leagues, arenas and equipment, all in one place.',
    fr: 'Associations, ligues, arénas et équipement, réunis au même endroit.',
  },
};

const JR_LIONS_START: Localized = {
  en: 'Looking for a first team? Local associations welcome the youngest players in Initiation, from M7 to M9.',
  fr: 'Vous cherchez une première équipe? Les associations locales accueillent les plus jeunes au niveau initiation, de M7 à M9.',
};

export const PROGRAMS: Record<'m18' | 'sil' | 'jrLions', ProgramContent> = {
  m18: {
    jersey: '18',
    figures: [
      { value: 'M18', text: { en: 'Players under 18', fr: 'Joueurs de moins de 18\u00a0ans' } },
      { value: 'AAA', text: { en: 'The elite level', fr: 'Le niveau élite' } },
      {
        value: '3',
        text: {
          en: 'National titles: 1981, 1985 and 1992',
          fr: 'Titres nationaux\u00a0: 1981, 1985 et 1992',
        },
      },
    ],
    paragraphs: [
      {
        en: 'The M18 AAA Lions play under the club’s name in the M18 AAA league, the last stage of elite minor hockey before the junior, university and professional ranks.',
        fr: 'Les Lions M18 AAA portent les couleurs du club dans la ligue M18 AAA, dernière étape du hockey mineur élite avant les rangs juniors, universitaires et professionnels.',
      },
      {
        en: 'The age group used to be called midget: the Lions were the national champions in 1981, 1985 and 1992.',
        fr: 'Cette catégorie s’appelait autrefois midget\u00a0: les Lions y ont été champions nationaux en 1981, en 1985 et en 1992.',
      },
    ],
    relatedLinks: [M18_TRYOUTS, JOURNEY, LINKS],
  },
  sil: {
    jersey: 'SIL',
    figures: [],
    paragraphs: [
      {
        en: 'Its tryouts are announced together with those of the M18 AAA Lions. Until this page is ready, the tryout pages and the player journey are the best places to start.',
        fr: 'Ses camps de sélection sont annoncés en même temps que ceux des Lions M18 AAA. D’ici à ce que cette page soit prête, les pages des camps de sélection et le parcours du joueur sont les meilleurs points de départ.',
      },
    ],
    readyParagraphs: [
      {
        en: 'Its tryouts are announced together with those of the M18 AAA Lions.',
        fr: 'Ses camps de sélection sont annoncés en même temps que ceux des Lions M18 AAA.',
      },
    ],
    relatedLinks: [TRYOUTS, JOURNEY, LINKS],
  },
  jrLions: {
    jersey: 'JR',
    figures: [
      { value: 'Jr.', text: { en: 'The Lions’ junior program', fr: 'Le programme junior des Lions' } },
      { value: '1976', text: { en: 'The year the club was founded', fr: 'Année de fondation du club' } },
      {
        value: '{{anniversary}}',
        text: { en: 'Seasons, with {{seasonYears}}', fr: 'Saisons, en comptant {{seasonYears}}' },
      },
    ],
    paragraphs: [
      {
        en: 'Jr. Lions is the junior program of the Lac St-Louis Lions. Its age groups, dates and registration have not been announced yet; they will be on this page.',
        fr: 'Jr. Lions est le programme junior des Lions du Lac St-Louis. Les catégories d’âge, les dates et les modalités d’inscription ne sont pas encore annoncées; elles le seront sur cette page.',
      },
      JR_LIONS_START,
    ],
    readyParagraphs: [
      {
        en: 'Jr. Lions is the junior program of the Lac St-Louis Lions.',
        fr: 'Jr. Lions est le programme junior des Lions du Lac St-Louis.',
      },
      JR_LIONS_START,
    ],
    relatedLinks: [JOURNEY, LINKS, TRYOUTS],
  },
};

/** Related pages of the tryouts. */
export const PROGRAM_PAGES: RelatedLink[] = [
  {
    href: '/m18-aaa-lions',
    name: { en: 'M18 AAA Lions', fr: 'Lions M18 AAA' },
    text: { en: 'The last stage of elite minor hockey.', fr: 'La dernière étape du hockey mineur élite.' },
  },
  {
    href: '/sil',
    name: { en: 'SIL structure', fr: 'Structure SIL' },
    text: { en: 'The Lions’ integrated structure.', fr: 'La Structure Intégrée des Lions.' },
  },
  JOURNEY,
];
