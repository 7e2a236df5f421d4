import type { TeamDto } from '@lions/api-client';
import type { ColorTheme, PlayerDisplay } from '@lions/domain';

/** What the team dialog edits. */
export interface TeamValues {
  name: string;
  category: string;
  description: string;
  ageRange: string;
  colorTheme: ColorTheme;
  playerDisplay: PlayerDisplay;
}

export const NEW_TEAM: TeamValues = {
  name: '',
  category: '',
  description: '',
  ageRange: '',
  colorTheme: 'none',
  playerDisplay: 'names',
};

/** A stored team as the dialog shows it. */
export function teamValues(team: TeamDto): TeamValues {
  const { name, category, description, ageRange, colorTheme, playerDisplay } = team;
  return {
    ...{ name, category, colorTheme, playerDisplay },
    description: description ?? '',
    ageRange: ageRange ?? '',
  };
}
