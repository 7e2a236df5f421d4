import type { Language } from '@lions/domain';
import { type Localized, type Picture, same } from './localized';

/** The age divisions of the journey: M13 is for players under 13. */
export const AGE_DIVISIONS = [7, 9, 11, 13, 15, 17, 18];

/** A stage of the player journey. */
export interface JourneyStage {
  name: Localized;
  /** The full name, where the name is an abbreviation. */
  longName?: string;
  /** Its levels, and the age divisions of those that have them. */
  levels: { name: Localized; divisions?: Localized }[];
  text: Localized;
  link?: { href: string; name: Localized };
}

/** In the order of the structure chart. */
export const JOURNEY_STAGES: JourneyStage[] = [
  {
    name: { en: 'Local associations', fr: 'Associations locales' },
    levels: [
      { name: { en: 'Initiation', fr: 'Initiation' }, divisions: { en: 'M7 to M9', fr: 'M7 à M9' } },
      { name: { en: 'Recreation', fr: 'Récréatif' }, divisions: { en: 'M11 to M18', fr: 'M11 à M18' } },
    ],
    text: {
      en: 'Hockey begins close to home. The local association teaches the first strides in Initiation, then keeps players of every level on the ice in recreation hockey.',
      fr: 'Le hockey commence près de chez soi. L’association locale enseigne les premiers coups de patin au niveau initiation, puis garde les joueurs de tous les calibres sur la glace au niveau récréatif.',
    },
    link: {
      href: '/resources/useful-links',
      name: { en: 'Find a local association', fr: 'Trouver une association locale' },
    },
  },
  {
    name: same('RSEQ'),
    longName: 'Réseau du sport étudiant du Québec',
    levels: [{ name: { en: 'School hockey', fr: 'Hockey scolaire' } }],
    text: {
      en: 'Quebec’s school sport network. Players skate for their school, and hockey goes hand in hand with their studies.',
      fr: 'Le réseau du sport scolaire québécois. Les joueurs y portent les couleurs de leur école, et le hockey va de pair avec les études.',
    },
  },
  {
    name: { en: 'Regional associations', fr: 'Associations régionales' },
    levels: [
      { name: same('Lac St-Louis') },
      { name: same('North Stars') },
      { name: same('Grizzlies') },
      { name: same('Chacals') },
    ],
    text: {
      en: 'Between the local rinks and the elite level stand the regional associations. You will find these four in our useful links.',
      fr: 'Entre les patinoires locales et le niveau élite se trouvent les associations régionales. Nos liens utiles mènent aux quatre que voici.',
    },
  },
  {
    name: { en: 'AAA Elite', fr: 'AAA Élite' },
    levels: [
      { name: same('LHEQ'), divisions: { en: 'M13 to M17', fr: 'M13 à M17' } },
      { name: same('M18 AAA'), divisions: same('M18') },
    ],
    text: {
      en: 'The elite level of minor hockey, from M13 to M18. This is where the Lions play, in two leagues.',
      fr: 'Le niveau élite du hockey mineur, de M13 à M18. C’est à ce niveau que jouent les Lions, dans deux ligues.',
    },
    link: {
      href: '/hockey-programs/tryouts',
      name: { en: 'See the Lions’ tryouts', fr: 'Voir les camps de sélection des Lions' },
    },
  },
  {
    name: { en: 'Advanced pathways', fr: 'La suite du parcours' },
    levels: [
      { name: { en: 'Junior AAA', fr: 'Junior AAA' } },
      { name: { en: 'Quebec major junior (QMJHL)', fr: 'Junior majeur du Québec (LHJMQ)' } },
      { name: { en: 'University', fr: 'Universitaire' } },
      { name: { en: 'Professional', fr: 'Professionnel' } },
    ],
    text: {
      en: 'After minor hockey the path divides. Lions have followed it to the junior ranks, to university teams and all the way to the NHL.',
      fr: 'Après le hockey mineur, plusieurs voies s’ouvrent. Des Lions les ont suivies jusqu’aux rangs juniors, aux équipes universitaires et à la LNH.',
    },
  },
];

const CHART_ALT: Localized = {
  en: 'Structure chart in five steps, from the local associations by way of RSEQ and the regional associations to AAA Elite and the advanced pathways. The list of steps says the same in words.',
  fr: 'Organigramme en cinq étapes, des associations locales au niveau AAA Élite et à la suite du parcours, en passant par le RSEQ et les associations régionales. La liste des étapes en reprend le contenu en toutes lettres.',
};
const chart = (language: Language): Picture => ({
  file: `journey-chart.${language}.svg`,
  alt: CHART_ALT,
  width: 440,
  height: 760,
});

/** The same stages as a drawing; its words are part of the file. */
export const JOURNEY_CHART: Record<Language, Picture> = { en: chart('en'), fr: chart('fr') };

/** The counters (content/statistics.ts) of players who reached each level, in the order of the journey. */
export const JOURNEY_STATISTICS = ['qmjhl-drafted', 'ncaa', 'ahl', 'nhl-drafted'];
