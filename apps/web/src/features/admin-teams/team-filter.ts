import type { TeamDto } from '@lions/api-client';
import { isLeague, LEAGUES, type League } from '@lions/domain';
import { useSearchParams } from 'react-router-dom';

/** Which teams the view shows: `?view=teams&league=all&visible=false&players=true`, as the report's figures ask. */
export interface TeamFilter {
  league: League | 'all';
  /** Absent: both. */
  visible?: boolean;
  /** Only teams that have competing players. */
  withPlayers?: true;
}

/** Reads an address; LHEQ where it names no league (spec 2.5). */
export function readTeamFilter(search: URLSearchParams): TeamFilter {
  const [league, visible] = [search.get('league'), search.get('visible')];
  return {
    league: league === 'all' || isLeague(league) ? league : 'lheq',
    ...((visible === 'true' || visible === 'false') && { visible: visible === 'true' }),
    ...(search.get('players') === 'true' && { withPlayers: true }),
  };
}

/** What `readTeamFilter` reads as that filter. */
export function writeTeamFilter({ league, visible, withPlayers }: TeamFilter): URLSearchParams {
  return new URLSearchParams({
    ...{ view: 'teams', league },
    ...(visible !== undefined && { visible: String(visible) }),
    ...(withPlayers && { players: 'true' }),
  });
}

export const leaguesOf = ({ league }: TeamFilter): readonly League[] =>
  league === 'all' ? LEAGUES : [league];

/** Whether it may leave out some of a league's teams: no order can be given then. */
export const isNarrow = ({ visible, withPlayers }: TeamFilter) =>
  visible !== undefined || withPlayers === true;

type FilteredTeam = Pick<TeamDto, 'isVisible' | 'activePlayers'>;

/** Whether the filter shows a team of its league. */
export const passes = ({ visible, withPlayers }: TeamFilter, { isVisible, activePlayers }: FilteredTeam) =>
  (visible === undefined || visible === isVisible) && (!withPlayers || activePlayers.length > 0);

/** The filter that the address asks for, and the way to another one. */
export function useTeamFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readTeamFilter(search);
  return { filter, setFilter: (next: TeamFilter) => setSearch(writeTeamFilter(next), { replace: true }) };
}
