import type { TeamDto } from '@lions/api-client';
import { isLeague, LEAGUES, type League } from '@lions/domain';
import { useSearchParams } from 'react-router-dom';

/**
 * Filter of the view: `?view=teams&league=all&visible=false&players=true`, as the report's figures
 * link to it.
 */
export interface TeamFilter {
  league: League | 'all';
  /** Absent: both. */
  visible?: boolean;
  /** Only teams that have competing players. */
  withPlayers?: true;
}

/** Reads an address; LHEQ where it names no league. */
export function readTeamFilter(search: URLSearchParams): TeamFilter {
  const [league, visible] = [search.get('league'), search.get('visible')];
  return {
    league: league === 'all' || isLeague(league) ? league : 'lheq',
    ...((visible === 'true' || visible === 'false') && { visible: visible === 'true' }),
    ...(search.get('players') === 'true' && { withPlayers: true }),
  };
}

/** Query string that `readTeamFilter` reads as that filter. */
export function writeTeamFilter({ league, visible, withPlayers }: TeamFilter): URLSearchParams {
  return new URLSearchParams({
    view: 'teams',
    league,
    ...(visible !== undefined && { visible: String(visible) }),
    ...(withPlayers && { players: 'true' }),
  });
}

export const leaguesOf = ({ league }: TeamFilter): readonly League[] =>
  league === 'all' ? LEAGUES : [league];

/** Whether it can leave out teams of a league: the order cannot be changed then. */
export const isNarrow = ({ visible, withPlayers }: TeamFilter) =>
  visible !== undefined || withPlayers === true;

type FilteredTeam = Pick<TeamDto, 'isVisible' | 'activePlayers'>;

/** Whether the filter keeps a team of its league. */
export const passes = ({ visible, withPlayers }: TeamFilter, { isVisible, activePlayers }: FilteredTeam) =>
  (visible === undefined || visible === isVisible) && (!withPlayers || activePlayers.length > 0);

/** The filter from the address, and its setter. */
export function useTeamFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = readTeamFilter(search);
  return { filter, setFilter: (next: TeamFilter) => setSearch(writeTeamFilter(next), { replace: true }) };
}
