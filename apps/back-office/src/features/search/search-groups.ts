import type { FullSearchDto } from '@lions/api-client';
import { formatTimes, locationLabel, type Language } from '@lions/domain';
import { formatDay, LEAGUE_CONTENT } from '@lions/web-base';
import type { TFunction } from 'i18next';
import { teamAddress } from '../../ui/screen/link-targets';
import { peopleGroups } from './people-groups';

/** One result, and the view that shows it. */
export interface SearchOption {
  id: string;
  title: string;
  detail: string;
  address: string;
}

export interface SearchGroup {
  kind: keyof FullSearchDto;
  options: SearchOption[];
}

/** Results by kind, with titles in the reader's language; kinds without results are left out. */
export function searchGroups(found: FullSearchDto, t: TFunction, language: Language): SearchGroup[] {
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
    ...peopleGroups(found, t, language),
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
