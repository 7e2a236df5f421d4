import type { SeasonTurnDto, TeamDto, TurnSeasonDto } from '@lions/api-client';
import {
  divisionsIn,
  LEAGUES,
  nameKey,
  newSeasonProblems,
  readClubValue,
  seasonTeams,
  seasonYear,
  validationKey,
  type ClubProblem,
  type ClubValue,
  type SeasonTeam,
} from '@lions/domain';
import type { TFunction } from 'i18next';
import { clubInput, type ClubValues } from '../club-values';

/** Values of the form: the season's inputs, and the ticked teams. */
export interface SeasonChoice {
  season: ClubValues;
  archivedTeamIds: number[];
  newTeams: SeasonTeam[];
}

/** The call's input, or the problems of the season's fields, by the rules that the API has too. */
export function turnInput(
  { season, archivedTeamIds, newTeams }: SeasonChoice,
  present: ClubValue<'season'>,
): { input: TurnSeasonDto; problems: [] } | { problems: ClubProblem[] } {
  const { value, problems } = readClubValue('season', clubInput('season', season));
  if (!value) return { problems };
  const missing = newSeasonProblems(present, value);
  if (missing.length > 0) return { problems: missing };
  return { input: { season: { ...value }, archivedTeamIds, newTeams }, problems: [] };
}

type Named = Pick<SeasonTeam, 'name' | 'league'>;
const isSame = (one: Named, other: Named) =>
  one.league === other.league && nameKey(one.name) === nameKey(other.name);

/** The teams of the club's divisions, each with whether the club has it already. */
export function proposedTeams(
  divisions: ClubValue<'divisions'>,
  season: ClubValue<'season'>,
  teams: readonly TeamDto[],
): (SeasonTeam & { exists: boolean })[] {
  const wanted = seasonTeams(divisionsIn(divisions, seasonYear(season) ?? divisions.seasonYear));
  return wanted.map((team) => ({ ...team, exists: teams.some((other) => isSame(other, team)) }));
}

/** Sorted as everywhere: the leagues one after the other. */
export const byLeague = <Team extends { league: SeasonTeam['league'] }>(teams: readonly Team[]): Team[] =>
  LEAGUES.flatMap((league) => teams.filter((team) => team.league === league));

/** The sentence of a problem in the reader's language. */
export function problemText(t: TFunction, { message }: ClubProblem): string {
  const key = validationKey(message);
  return key ? t(`validation.${key}`) : message;
}

/** The facts of a turn in the order of the list, each with its text. */
export function turnFacts(t: TFunction, turn: SeasonTurnDto, season: string): [string, string][] {
  const names = (list: readonly string[]) => list.join(', ') || t('season.none');
  const lists = t('season.lists', { count: turn.emptiedLists });
  const players = t('season.players', { count: turn.emptiedPlayers });
  return [
    [t('season.is.season'), season],
    [t('season.is.archivedTeams'), names(turn.archivedTeams)],
    [t('season.is.archivedSessions'), String(turn.archivedSessions)],
    [t('season.is.emptiedLists'), t('season.listsWithPlayers', { lists, players })],
    [t('season.is.closedTeams'), String(turn.closedTeams)],
    [t('season.is.closedPractices'), t(turn.closedPractices ? 'season.switchedOff' : 'season.alreadyOff')],
    [t('season.is.newTeams'), names(turn.newTeams)],
    [t('season.is.keptTeams'), names(turn.keptTeams)],
  ];
}
