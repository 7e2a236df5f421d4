import type { Language } from '../people.js';
import type { ClubValue } from './club-settings.js';

type Words = Record<Language, string>;
type AlumnusRow = NonNullable<ClubValue<'alumni'>['alumni']>[number];

const DEFENCE: Words = { en: 'Defence', fr: 'Défenseur' };
const CENTRE = { en: 'Centre', fr: 'Centre' };
const LEFT_WING: Words = { en: 'Left wing', fr: 'Ailier gauche' };
const RIGHT_WING: Words = { en: 'Right wing', fr: 'Ailier droit' };

const TWO_CUPS: Words = { en: 'Two Stanley Cups', fr: 'Deux coupes Stanley' };
const HARVARD = { en: 'Harvard', fr: 'Harvard' };

/** The twelve of the home page, those with a retired jersey first. */
const ALUMNI: AlumnusRow[] = [
  { name: 'Mike Matheson', position: DEFENCE, jerseyRetired: 2025 },
  {
    name: 'Marc-Édouard Vlasic',
    position: DEFENCE,
    fact: { en: 'Olympic gold at Sochi', fr: 'Médaille d’or olympique à Sotchi' },
    secondFact: { en: 'Lions 2002-04', fr: 'Lions 2002-2004' },
    jerseyRetired: 2025,
  },
  {
    name: 'Jonathan Drouin',
    position: LEFT_WING,
    fact: { en: 'Third overall pick in\u00a02013', fr: 'Troisième choix au total en\u00a02013' },
    jerseyRetired: 2025,
  },
  {
    name: 'Anthony Duclair',
    position: LEFT_WING,
    fact: { en: 'Drafted 80th in\u00a02013', fr: 'Repêché au 80e rang en\u00a02013' },
    jerseyRetired: 2025,
  },
  { name: 'Alex Killorn', position: LEFT_WING, fact: TWO_CUPS, secondFact: HARVARD, jerseyRetired: 2025 },
  { name: 'Martin Lapointe', position: RIGHT_WING, fact: TWO_CUPS },
  { name: 'Mark Barberio', position: DEFENCE },
  {
    name: 'Louis Leblanc',
    fact: {
      en: 'First-round pick of the Montreal Canadiens in\u00a02009',
      fr: 'Choix de premier tour des Canadiens de Montréal en\u00a02009',
    },
    secondFact: HARVARD,
  },
  {
    name: 'Joe Veleno',
    position: CENTRE,
    fact: { en: '30th overall in\u00a02018', fr: '30e choix au total en\u00a02018' },
    secondFact: { en: 'Lions 2014-15', fr: 'Lions 2014-2015' },
  },
  {
    name: 'Gabriel Fortier',
    fact: { en: 'Drafted 59th in\u00a02018', fr: 'Repêché au 59e rang en\u00a02018' },
  },
  {
    name: 'Mathias Laferrière',
    fact: { en: 'Drafted 169th in\u00a02018', fr: 'Repêché au 169e rang en\u00a02018' },
    secondFact: { en: 'Lions 2015-17', fr: 'Lions 2015-2017' },
  },
  {
    name: 'Charles-Alexis Legault',
    position: DEFENCE,
    fact: {
      en: 'Second-round QMJHL pick in\u00a02019',
      fr: 'Choix de deuxième tour dans la LHJMQ en\u00a02019',
    },
    secondFact: { en: 'Lions 2018-19', fr: 'Lions 2018-2019' },
  },
];

/** The alumni while no setting is saved. */
export const STANDARD_ALUMNI: ClubValue<'alumni'> = {
  lead: {
    en: 'Twelve who wore the Lions jersey. Five of those jerseys were retired on September\u00a05, 2025, at the home opener of the 50th season.',
    fr: 'Douze anciens qui ont porté le chandail des Lions. Cinq de ces chandails ont été retirés le 5\u00a0septembre\u00a02025, au match d’ouverture à domicile de la 50e saison.',
  },
  sources: 'NHL.com, The Hockey News, Montreal Gazette, Journal Métro, The Suburban',
  alumni: ALUMNI,
};
