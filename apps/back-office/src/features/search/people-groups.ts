import type { FoundEventDto, FullSearchDto } from '@lions/api-client';
import { formatTimes, type Language } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import type { TFunction } from 'i18next';
import { familyCardAddress, rosterAddress } from '../../ui/screen/link-targets';
import type { SearchGroup, SearchOption } from './search-groups';

type Found = Pick<FullSearchDto, 'children' | 'parents' | 'numbers' | 'practices'>;

/** Registered people and practices; a family opens its card, a practice its roster. */
export function peopleGroups(found: Found, t: TFunction, language: Language): SearchGroup[] {
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
