import type { SearchDto } from '@lions/api-client';
import { formatTimes, locationLabel, type Language } from '@lions/domain';
import { formatDay, LEAGUE_CONTENT } from '@lions/web-base';

/** One result, and the view that shows it. */
export interface SearchOption {
  id: string;
  title: string;
  detail: string;
  address: string;
}

export interface SearchGroup {
  kind: keyof SearchDto;
  options: SearchOption[];
}

type FoundTeam = SearchDto['teams'][number];

/** Tryout management shows only visible teams; a hidden one opens in its league's team list. */
const teamAddress = ({ id, league, isVisible }: FoundTeam) =>
  isVisible ? `/admin?view=tryouts&team=${id}` : `/admin?view=teams&league=${league}`;

/** Results by kind, with titles in the reader's language; kinds without results are left out. */
export function searchGroups(found: SearchDto, language: Language): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      kind: 'teams',
      options: found.teams.map((team) => ({
        id: `team-${team.id}`,
        title: team.name,
        detail: LEAGUE_CONTENT[team.league].label,
        address: teamAddress(team),
      })),
    },
    {
      kind: 'players',
      options: found.players.map(({ name, team }, index) => ({
        id: `player-${index}`,
        title: name,
        detail: team.name,
        address: teamAddress(team),
      })),
    },
    {
      kind: 'tryoutSessions',
      options: found.tryoutSessions.map(({ id, date, time, location, team }) => ({
        id: `tryout-session-${id}`,
        title: `${team.name}, ${formatDay(date, language)}`,
        detail: `${formatTimes(time, language)}, ${locationLabel(location, language)}`,
        address: teamAddress(team),
      })),
    },
    {
      kind: 'users',
      options: found.users.map(({ id, firstName, lastName, username }) => ({
        id: `user-${id}`,
        title: `${firstName} ${lastName}`,
        detail: `@${username}`,
        address: `/admin?view=users&user=${id}`,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
