import { Injectable } from '@nestjs/common';
import { LIMITS, matchesWords, nameKey, personWords, type SearchedPerson } from '@lions/domain';
import { CachedValue } from '../../../platform/database/cached-value.js';
import { Db } from '../../../platform/database/db.js';
import type { Reader } from '../../../platform/database/reader.js';
import { nullable, text, whole, type RowOf } from '../../../platform/database/row-shape.js';
import { placeholders } from '../../../platform/database/inserting.js';

const MOST = LIMITS.search.perGroup;
/** Registrations that are looked at; a child has one for each of its dates. */
const READ = 500;
/** The newest ones that are read first: mostly they are enough. */
const READ_FIRST = 150;

const PERSON = {
  id: whole,
  playerName: text,
  parentName: nullable(text),
  parentEmail: text,
  parentPhone: nullable(text),
};
type PersonRow = RowOf<typeof PERSON>;

/** A registration by whose parent it was found; address and telephone where they are what matched. */
type ParentRow = PersonRow & { hasEmail: boolean; phone: string | null };

export interface FoundPeople {
  children: PersonRow[];
  parents: ParentRow[];
}

/** A registration and its words, each after a space. */
interface IndexedPerson {
  id: number;
  words: string;
}

/**
 * The words of all registrations in memory, until public data changes. It only finds ids: what a search shows is read
 * from the database, so it never shows who was erased.
 */
@Injectable()
export class PeopleIndex {
  private readonly current = new CachedValue(() => this.db.read((reader) => this.readIn(reader)));
  /** Words of those who are registered now: folding 20,000 names takes 250 ms. */
  private folded: ReadonlyMap<string, string> = new Map();

  constructor(private readonly db: Db) {}

  /** Ids of registrations with words of all these beginnings, the newest first. */
  async matches(sought: readonly string[]): Promise<number[]> {
    if (sought.length === 0) return [];
    const starts = sought.map((start) => ` ${start}`);
    const found: number[] = [];
    for (const { id, words } of await this.current.current(this.db.publicDataVersion)) {
      if (starts.every((start) => words.includes(start))) found.push(id);
      if (found.length === READ) break;
    }
    return found;
  }

  private async readIn(reader: Reader): Promise<IndexedPerson[]> {
    const rows = await reader.select(
      'SELECT id, playerName, parentName, parentEmail, parentPhone FROM registrations ORDER BY id DESC',
      [],
      PERSON,
    );
    const folded = new Map<string, string>();
    const people = rows.map(({ id, ...person }) => {
      const key = Object.values(person).join('\n');
      const words = folded.get(key) ?? this.folded.get(key) ?? joinedWords(person);
      folded.set(key, words);
      return { id, words };
    });
    this.folded = folded;
    return people;
  }
}

const joinedWords = (person: SearchedPerson) => ` ${Object.values(personWords(person)).flat().join(' ')}`;

/** Children once per family and parents once per address, the latest registered first. */
export async function peopleFoundIn(
  reader: Reader,
  ids: readonly number[],
  sought: readonly string[],
): Promise<FoundPeople> {
  const children = new Map<string, PersonRow>();
  const parents = new Map<string, ParentRow>();
  const isFull = () => children.size === MOST && parents.size === MOST;
  for (const some of [ids.slice(0, READ_FIRST), ids.slice(READ_FIRST)])
    for (const row of isFull() ? [] : await rowsIn(reader, some)) {
      if (isFull()) break;
      const { isChild, parent } = matchOf(row, sought);
      const child = `${row.parentEmail} ${nameKey(row.playerName)}`;
      if (isChild && children.size < MOST && !children.has(child)) children.set(child, row);
      if (parent && parents.size < MOST && !parents.has(row.parentEmail))
        parents.set(row.parentEmail, { ...row, ...parent });
    }
  return { children: [...children.values()], parents: [...parents.values()] };
}

/** Registrations that say the same once: a child has many, and comparing words takes most of the time. */
async function rowsIn(reader: Reader, ids: readonly number[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return reader.select(
    `SELECT MAX(id) AS id, playerName, parentName, parentEmail, parentPhone FROM registrations
     WHERE id IN (${placeholders(ids)})
     GROUP BY playerName, parentName, parentEmail, parentPhone ORDER BY MAX(id) DESC`,
    ids,
    PERSON,
  );
}

/** The person by which a registration was found; words of several persons find the child. */
function matchOf(row: PersonRow, sought: readonly string[]) {
  const { player, parent, email, phone } = personWords(row);
  const isParent = matchesWords(parent, sought);
  const isContact = !isParent && matchesWords([...parent, ...email, ...phone], sought);
  const isChild = matchesWords(player, sought) || (!isParent && !isContact);
  const isIn = (words: readonly string[]) =>
    sought.some((start) => !matchesWords(parent, [start]) && matchesWords(words, [start]));
  const contact = {
    hasEmail: isContact && isIn(email),
    phone: isContact && isIn(phone) ? row.parentPhone : null,
  };
  return { isChild, parent: isParent || isContact ? contact : undefined };
}
