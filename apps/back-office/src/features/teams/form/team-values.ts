import type { TeamDto } from '@lions/api-client';
import { LIMITS, type ColorTheme, type League, type PlayerDisplay } from '@lions/domain';
import { withoutAccents } from '../../../ui/forms/without-accents';

/** Values of the team dialog. */
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

/** Defaults for a new team: visible, in the league on the screen. */
export const newTeam = (league: League): TeamValues => ({
  name: '',
  league,
  category: '',
  ageRange: '',
  description: '',
  descriptionFr: '',
  colorTheme: 'none',
  playerDisplay: 'names',
  registrationOpen: false,
  isVisible: true,
});

/**
 * Form values of a stored team. A category equal to the name becomes empty, so that it follows a
 * new name.
 */
export function teamValues(team: TeamDto): TeamValues {
  const { name, league, colorTheme, playerDisplay, registrationOpen, isVisible } = team;
  return {
    name,
    league,
    colorTheme,
    playerDisplay,
    registrationOpen,
    isVisible,
    category: team.category === name ? '' : team.category,
    ageRange: team.ageRange ?? '',
    description: team.description ?? '',
    descriptionFr: team.descriptionFr ?? '',
  };
}

/** Whether two versions have the same form values; order and players are not part of the form. */
export const looksSame = (some: TeamValues, others: TeamValues) =>
  JSON.stringify(some) === JSON.stringify(others);

/** A name for comparison: without case, accents and spaces. */
const nameKey = (name = '') => withoutAccents(name).replace(/\s/g, '');

/** Whether another visible team of the league has that name; an empty name matches none. */
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

/** Position of a new team: last where the league was ordered by hand, else by name. */
export function newSortOrder(teams: readonly { sortOrder: number }[]): number {
  const numbers = teams.map(({ sortOrder }) => sortOrder);
  const last = Math.max(0, ...numbers);
  return numbers.every((number) => number === last) ? last : Math.min(last + 1, LIMITS.sortOrder.max);
}
