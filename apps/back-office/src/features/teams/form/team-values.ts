import type { TeamDto } from '@lions/api-client';
import { nameKey, NEW_TEAM, TEAM_FIELDS, teamFieldsOf, type League, type TeamField } from '@lions/domain';

/** The fields of the team dialog; the order is changed in the list. */
export type TeamFormField = Exclude<TeamField, 'sortOrder'>;

/** Values of the team dialog, with '' for an empty field. */
export type TeamValues = { [Field in TeamFormField]: NonNullable<TeamDto[Field]> };

function valuesOf(team: Pick<TeamDto, TeamField>): TeamValues {
  const fields = Object.entries(teamFieldsOf(team)).filter(([field]) => field !== 'sortOrder');
  return Object.fromEntries(fields.map(([field, value]) => [field, value ?? ''])) as unknown as TeamValues;
}

/** Defaults for a new team: visible, in the league on the screen. */
export const newTeam = (league: League): TeamValues =>
  valuesOf({ name: '', league, category: '', ...NEW_TEAM });

/**
 * Form values of a stored team. A category equal to the name becomes empty, so that it follows a
 * new name.
 */
export const teamValues = (team: TeamDto): TeamValues =>
  valuesOf({ ...team, category: team.category === team.name ? '' : team.category });

/** Whether two versions have the same form values; order and players are not part of the form. */
export const looksSame = (some: TeamValues, others: TeamValues) =>
  JSON.stringify(some) === JSON.stringify(others);

/** A name for comparison: 'M13-AA' and 'm13 aa' are the same. */
const teamKey = (name = '') => nameKey(name).replaceAll(' ', '');

/** Whether another visible team of the league has that name; an empty name matches none. */
export function hasNamesake(
  teams: readonly Pick<TeamDto, 'id' | 'name' | 'league' | 'isVisible'>[],
  { id, name, league }: { id?: number | undefined; name: string | undefined; league: League },
): boolean {
  const key = teamKey(name);
  return (
    key !== '' &&
    teams.some(
      (other) => other.isVisible && other.id !== id && other.league === league && teamKey(other.name) === key,
    )
  );
}

/** Position of a new team: last where the league was ordered by hand, else by name. */
export function newSortOrder(teams: readonly { sortOrder: number }[]): number {
  const numbers = teams.map(({ sortOrder }) => sortOrder);
  const last = Math.max(0, ...numbers);
  return numbers.every((number) => number === last) ? last : Math.min(last + 1, TEAM_FIELDS.sortOrder.max);
}
