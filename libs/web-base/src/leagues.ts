import type { Language, League } from '@lions/domain';

/** Texts about a league. */
interface LeagueContent {
  /** The short name: the same in both languages. */
  label: string;
  divisions: Record<Language, string>;
  categories: Record<Language, string[]>;
}

export const LEAGUE_CONTENT: Record<League, LeagueContent> = {
  lheq: {
    label: 'LHEQ',
    divisions: {
      en: 'M13 to M17 teams, AAA and AAA Elite',
      fr: 'Équipes M13 à M17, AAA et AAA Élite',
    },
    categories: {
      en: ['M13 AAA', 'M13 AAA Elite', 'M15 AAA', 'M15 AAA Elite', 'M17 AAA'],
      fr: ['M13 AAA', 'M13 AAA Élite', 'M15 AAA', 'M15 AAA Élite', 'M17 AAA'],
    },
  },
  m18aaa: {
    label: 'M18 AAA',
    divisions: {
      en: 'Elite, Development and Entry level divisions',
      fr: 'Divisions élite, développement et niveau d’entrée',
    },
    categories: {
      en: ['Division 1', 'Division 2', 'Preparatory'],
      fr: ['Division 1', 'Division 2', 'Préparatoire'],
    },
  },
};
