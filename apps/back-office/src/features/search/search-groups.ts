import type { FoundEventDto, FullSearchDto } from '@lions/api-client';
import { formatTimes, type Language, locationLabel } from '@lions/domain';
import { formatDay, LEAGUE_CONTENT } from '@lions/web-base';
import type { TFunction } from 'i18next';
import { familyCardAddress, rosterAddress, teamAddress } from '../../ui/screen/link-targets';

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

type Found = Pick<FullSearchDto, 'children' | 'parents' | 'numbers' | 'practices'>;

/** Registered people and practices; a family opens its card, a practice its roster. */
function peopleGroups(found: Found, t: TFunction, language: Language): SearchGroup[] {
  const eventName = ({ team, date }: FoundEventDto) =>
    `${team?.name ?? t('search.practice')}, ${formatDay(date, language)}`;
  const options = <Row extends Parameters<typeof familyCardAddress>[0]>(
    kind: string,
    rows: readonly Row[],
    textsOf: (row: Row) => Pick<SearchOption, 'title' | 'detail'>,
  ): SearchOption[] =>
    rows.map((row, index) => ({
      id: `${kind}-${index}`,
      address: familyCardAddress(row),
      ...textsOf(row),
    }));
  return [
    {
      kind: 'children',
      options: options('child', found.children, ({ playerName, event }) => ({
        title: playerName,
        detail: event ? eventName(event) : t('search.cancelled'),
      })),
    },
    {
      kind: 'parents',
      options: options('parent', found.parents, ({ parentName, email, phone, playerNames }) => ({
        title: parentName ?? email ?? phone ?? '',
        detail: [parentName === null ? null : email, phone, ...playerNames]
          .filter((text) => text !== null)
          .join(', '),
      })),
    },
    {
      kind: 'numbers',
      options: options('number', found.numbers, ({ tryoutNumber, playerName, event }) => ({
        title: `${tryoutNumber} ${playerName}`,
        detail: eventName(event),
      })),
    },
    {
      kind: 'practices',
      options: found.practices.map(({ id, date, time, isCancelled }) => ({
        id: `practice-${id}`,
        title: formatDay(date, language),
        detail: [formatTimes(time, language), ...(isCancelled ? [t('search.cancelled')] : [])].join(', '),
        address: rosterAddress({ id, team: null }),
      })),
    },
  ];
}
