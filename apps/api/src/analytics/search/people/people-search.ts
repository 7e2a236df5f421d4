import { Injectable } from '@nestjs/common';
import {
  civilAt,
  LANGUAGES,
  LIMITS,
  matchesWords,
  nameKey,
  PRACTICE_VENUE,
  searchable,
  soughtDay,
  soughtNumber,
  soughtWords,
  venueLabel,
} from '@lions/domain';
import { Clock } from '../../../platform/common/clock.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { Db } from '../../../platform/database/db.js';
import type { Reader } from '../../../platform/database/reader.js';
import { placeholders } from '../../../platform/database/inserting.js';
import { text, whole } from '../../../platform/database/row-shape.js';
import { comingFirst, SearchIndex, type Indexed } from '../search-index.js';
import { byDate, nextOf, registeredIn, type Registered } from './found-activity.js';
import { PeopleIndex, peopleFoundIn, type FoundPeople } from './matched-people.js';
import type { FoundNumberDto, FoundPracticeDto, PeopleDto } from './people.dto.js';

const MOST = LIMITS.search.perGroup;
/** Registrations of the shown families that are read for their next day. */
const READ_OF_FAMILIES = 500;
/** Practices, and sessions, whose tryout numbers are searched: more than a season has. A number is unique in each. */
const READ_OF_NUMBER = 300;
const VENUE_TEXT = LANGUAGES.map((language) => searchable(venueLabel(PRACTICE_VENUE, language))).join(' ');

/** Searches registered children, parents, tryout numbers and practices. */
@Injectable()
export class PeopleSearch {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly people: PeopleIndex,
    private readonly index: SearchIndex,
  ) {}

  async find(typed: string): Promise<PeopleDto> {
    const sought = soughtWords(typed);
    const [index, ids] = await Promise.all([this.index.current(), this.people.matches(sought)]);
    const today = civilAt(this.clock.now(), this.configuration.zone).date;
    return this.db.read(async (reader) => {
      const found = await peopleFoundIn(reader, ids, sought);
      const numbered = await numberedIn(reader, index, soughtNumber(typed), today);
      const shown = [...found.children, ...found.parents, ...numbered].map(({ parentEmail }) => parentEmail);
      const familyOf = await familiesIn(reader, shown);
      const numbers = numbered.map((row): FoundNumberDto => ({
        familyId: familyOf.get(row.parentEmail) ?? null,
        registrationId: row.id,
        tryoutNumber: row.tryoutNumber ?? 0,
        playerName: row.playerName,
        event: row.activity,
      }));
      const people = describe(found, await registeredOfIn(reader, index, found), familyOf, today);
      return { ...people, numbers, practices: practicesFound(index, typed, today) };
    });
  }
}

/** The registrations of the families that are shown. */
async function registeredOfIn(
  reader: Reader,
  index: Indexed,
  { children, parents }: FoundPeople,
): Promise<Registered[]> {
  const emails = [...new Set([...children, ...parents].map(({ parentEmail }) => parentEmail))];
  if (emails.length === 0) return [];
  return registeredIn(reader, index, `parentEmail IN (${placeholders(emails)})`, emails, READ_OF_FAMILIES);
}

function describe(
  { children, parents }: FoundPeople,
  rows: readonly Registered[],
  familyOf: ReadonlyMap<string, number>,
  today: string,
): Pick<PeopleDto, 'children' | 'parents'> {
  const own = (email: string) => rows.filter(({ parentEmail }) => parentEmail === email);
  return {
    children: children.map(({ id: registrationId, parentEmail, playerName }) => {
      const key = nameKey(playerName);
      return {
        familyId: familyOf.get(parentEmail) ?? null,
        registrationId,
        playerName,
        event: nextOf(
          own(parentEmail).filter((row) => nameKey(row.playerName) === key),
          today,
        ),
      };
    }),
    parents: parents.map(({ id: registrationId, parentEmail, parentName, playerName, hasEmail, phone }) => ({
      familyId: familyOf.get(parentEmail) ?? null,
      registrationId,
      parentName,
      email: hasEmail ? parentEmail : null,
      phone,
      playerNames: distinctNames([playerName, ...own(parentEmail).map((row) => row.playerName)]),
      event: nextOf(own(parentEmail), today),
    })),
  };
}

const distinctNames = (names: readonly string[]) => [
  ...new Map(names.map((name) => [nameKey(name), name])).values(),
];

/** Families by address: registrations from before families had a link belong to the family of their address. */
async function familiesIn(reader: Reader, emails: readonly string[]): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map();
  const rows = await reader.select(
    `SELECT id, email FROM families WHERE email IN (${placeholders(emails)})`,
    emails,
    { id: whole, email: text },
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Players with a tryout number: of today and later, then of the latest past days. */
async function numberedIn(
  reader: Reader,
  index: Indexed,
  number: number | undefined,
  today: string,
): Promise<Registered[]> {
  if (number === undefined) return [];
  const rows = {
    practiceId: [...index.practices.values()],
    sessionId: [...index.sessions.values()].map(({ row }) => row),
  };
  const found = [];
  for (const [column, byDay] of Object.entries(rows)) {
    const activities = comingFirst<{ id: number; date: string }>(byDay, ({ date }) => date, today);
    const ids = activities.slice(0, READ_OF_NUMBER).map(({ id }) => id);
    if (ids.length === 0) continue;
    const condition = `tryoutNumber = ? AND ${column} IN (${placeholders(ids)})`;
    found.push(...(await registeredIn(reader, index, condition, [number, ...ids], READ_OF_NUMBER)));
  }
  return comingFirst(found.sort(byDate), ({ activity }) => activity.date, today).slice(0, MOST);
}

/** Whether the search begins words of the practices' venue; two letters are not enough. */
const isVenueSought = (typed: string) =>
  searchable(typed).length > 2 && matchesWords(VENUE_TEXT.split(' '), searchable(typed).split(' '));

function practicesFound({ practices }: Indexed, typed: string, today: string): FoundPracticeDto[] {
  const isThere = isVenueSought(typed);
  const isSought = soughtDay(typed);
  const found = [...practices.values()].filter(({ date }) => isThere || isSought?.(date, VENUE_TEXT));
  return comingFirst(found, ({ date }) => date, today).slice(0, MOST);
}
