import { same, type Localized } from '../localized';

/** A former player of the club. */
export interface Alumnus {
  name: string;
  position?: Localized;
  /** His career, one sentence each. */
  facts: Localized[];
  /** The year in which the club retired his jersey. */
  jerseyRetired?: number;
}

const DEFENCE: Localized = { en: 'Defence', fr: 'Défenseur' };
const CENTRE = same('Centre');
const LEFT_WING: Localized = { en: 'Left wing', fr: 'Ailier gauche' };
const RIGHT_WING: Localized = { en: 'Right wing', fr: 'Ailier droit' };

const TWO_CUPS: Localized = { en: 'Two Stanley Cups', fr: 'Deux coupes Stanley' };
const HARVARD = same('Harvard');

/** The twelve of the home page, those with a retired jersey first. */
export const ALUMNI: Alumnus[] = [
  { name: 'Mike Matheson', position: DEFENCE, facts: [], jerseyRetired: 2025 },
  {
    name: 'Marc-Édouard Vlasic',
    position: DEFENCE,
    facts: [
      { en: 'Olympic gold at Sochi', fr: 'Médaille d’or olympique à Sotchi' },
      { en: 'Lions 2002-04', fr: 'Lions 2002-2004' },
    ],
    jerseyRetired: 2025,
  },
  {
    name: 'Jonathan Drouin',
    position: LEFT_WING,
    facts: [{ en: 'Third overall pick in\u00a02013', fr: 'Troisième choix au total en\u00a02013' }],
    jerseyRetired: 2025,
  },
  {
    name: 'Anthony Duclair',
    position: LEFT_WING,
    facts: [{ en: 'Drafted 80th in\u00a02013', fr: 'Repêché au 80e rang en\u00a02013' }],
    jerseyRetired: 2025,
  },
  { name: 'Alex Killorn', position: LEFT_WING, facts: [TWO_CUPS, HARVARD], jerseyRetired: 2025 },
  { name: 'Martin Lapointe', position: RIGHT_WING, facts: [TWO_CUPS] },
  { name: 'Mark Barberio', position: DEFENCE, facts: [] },
  {
    name: 'Louis Leblanc',
    facts: [
      {
        en: 'First-round pick of Montreal in\u00a02009',
        fr: 'Choix de premier tour de Montréal en\u00a02009',
      },
      HARVARD,
    ],
  },
  {
    name: 'Joe Veleno',
    position: CENTRE,
    facts: [
      { en: '30th overall in\u00a02018', fr: '30e choix au total en\u00a02018' },
      { en: 'Lions 2014-15', fr: 'Lions 2014-2015' },
    ],
  },
  {
    name: 'Gabriel Fortier',
    facts: [{ en: 'Drafted 59th in\u00a02018', fr: 'Repêché au 59e rang en\u00a02018' }],
  },
  {
    name: 'Mathias Laferrière',
    facts: [
      { en: 'Drafted 169th in\u00a02018', fr: 'Repêché au 169e rang en\u00a02018' },
      { en: 'Lions 2015-17', fr: 'Lions 2015-2017' },
    ],
  },
  {
    name: 'Charles-Alexis Legault',
    position: DEFENCE,
    facts: [
      {
        en: 'Second-round QMJHL pick in\u00a02019',
        fr: 'Choix de deuxième tour dans la LHJMQ en\u00a02019',
      },
      { en: 'Lions 2018-19', fr: 'Lions 2018-2019' },
    ],
  },
];

/** Heading of the cards. */
export const ALUMNI_LEAD: Localized = {
  en: 'Twelve who wore the Lions jersey. Five of those jerseys were retired on September\u00a05, 2025, at the home opener of the 50th season.',
  fr: 'Douze anciens qui ont porté le chandail des Lions. Cinq de ces chandails ont été retirés le 5\u00a0septembre\u00a02025, au match d’ouverture à domicile de la 50e saison.',
};

/** Sources of the cards. */
export const ALUMNI_SOURCES = [
  'NHL.com',
  'The Hockey News',
  'Montreal Gazette',
  'Journal Métro',
  'The Suburban',
];

/** Link to a player's profile on another site: a search by name, which does not go stale. */
export function profileUrl({ name }: Alumnus): string {
  return `https://www.eliteprospects.com/search/player?${new URLSearchParams({ q: name }).toString()}`;
}
