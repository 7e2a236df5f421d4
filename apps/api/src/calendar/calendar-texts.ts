import type { Language, League } from '@lions/domain';

/** Names of the feeds, as shown in a calendar app's list. */
interface CalendarTexts {
  club: string;
  practices: string;
  league: (league: string) => string;
  team: (team: string) => string;
  family: string;
}

export const CALENDAR_TEXTS: Record<Language, CalendarTexts> = {
  en: {
    club: 'Lac St-Louis Lions',
    practices: 'Lions practices',
    league: (league) => `Lions tryouts: ${league}`,
    team: (team) => `Lions tryouts: ${team}`,
    family: 'Lions: our practices and tryouts',
  },
  fr: {
    club: 'Lions du Lac St-Louis',
    practices: 'Entraînements des Lions',
    league: (league) => `Camps de sélection des Lions\u00a0: ${league}`,
    team: (team) => `Camp de sélection des Lions\u00a0: ${team}`,
    family: 'Lions\u00a0: nos entraînements et séances de sélection',
  },
};

/** Proper names, the same in both languages. */
export const LEAGUE_NAMES: Record<League, string> = { lheq: 'LHEQ', m18aaa: 'M18 AAA' };
