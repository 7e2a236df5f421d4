import type { Language, League } from '@lions/domain';

/** What calendars call the feeds: whole sentences, as people see them in their list of calendars. */
interface CalendarTexts {
  club: string;
  league: (league: string) => string;
  team: (team: string) => string;
}

export const CALENDAR_TEXTS: Record<Language, CalendarTexts> = {
  en: {
    club: 'Lac St-Louis Lions',
    league: (league) => `Lions tryouts: ${league}`,
    team: (team) => `Lions tryouts: ${team}`,
  },
  fr: {
    club: 'Lions du Lac St-Louis',
    league: (league) => `Camps de sélection des Lions\u00a0: ${league}`,
    team: (team) => `Camp de sélection des Lions\u00a0: ${team}`,
  },
};

/** Proper names: the same in both languages. */
export const LEAGUE_NAMES: Record<League, string> = { lheq: 'LHEQ', m18aaa: 'M18 AAA' };
