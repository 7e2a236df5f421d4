import type { TeamDto } from '@lions/api-client';
import { LIMITS, type ColorTheme, type League, type PlayerDisplay } from '@lions/domain';

/** What the team dialog edits. */
export interface TeamValues {
  name: string;
  league: League;
  category: string;
  ageRange: string;
  description: string;
  descriptionFr: string;
  colorTheme: ColorTheme;
  playerDisplay: PlayerDisplay;
  registrationOpen: boolean;
  isVisible: boolean;
}

/** What the dialog starts with for a new team (spec section 3): visible, and of the league that is shown. */
export const newTeam = (league: League): TeamValues => ({
  ...{ name: '', league, category: '', ageRange: '', description: '', descriptionFr: '' },
  ...{ colorTheme: 'none', playerDisplay: 'names', registrationOpen: false, isVisible: true },
});

/** A stored team as the dialog shows it. A category that is the name is left empty, so that it follows a new name. */
export function teamValues(team: TeamDto): TeamValues {
  const { name, league, colorTheme, playerDisplay, registrationOpen, isVisible } = team;
  return {
    ...{ name, league, colorTheme, playerDisplay, registrationOpen, isVisible },
    category: team.category === name ? '' : team.category,
    ageRange: team.ageRange ?? '',
    description: team.description ?? '',
    descriptionFr: team.descriptionFr ?? '',
  };
}

/** Whether the dialog would show two teams alike: the order or the players of a team are no business of its. */
export const looksSame = (some: TeamValues, others: TeamValues) =>
  JSON.stringify(some) === JSON.stringify(others);

/** A name as people tell names apart: not by case, accents or spaces. */
const nameKey = (name = '') =>
  name
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();

/** Whether families see another team of that name in the same league; an empty name is like no other. */
export function hasNamesake(
  teams: readonly Pick<TeamDto, 'id' | 'name' | 'league' | 'isVisible'>[],
  { id, name, league }: { id?: number | undefined; name: string | undefined; league: League },
): boolean {
  const key = nameKey(name);
  return (
    key !== '' &&
    teams.some(
      (other) => other.isVisible && other.id !== id && other.league === league && nameKey(other.name) === key,
    )
  );
}

/** Where a new team goes: behind an order that somebody made; by its name in a league that nobody has ordered. */
export function newSortOrder(teams: readonly { sortOrder: number }[]): number {
  const numbers = teams.map(({ sortOrder }) => sortOrder);
  const last = Math.max(0, ...numbers);
  return numbers.every((number) => number === last) ? last : Math.min(last + 1, LIMITS.sortOrder.max);
}
