import { nameKey } from '../text/matching.js';
import { readPastedPlayers, turnedName, type PastedEntry } from './pasted-players.js';
import { holdsContact, parsePlayerList, plainText } from './player-list.js';

/** One player of a pasted text, as the proposed name and as written. */
interface Entry {
  name: string;
  /** 'Roy, Ana' for the name 'Ana Roy'; else equal to the name. */
  written: string;
}

/** A name of one word, or two neighbours 'Roy / Ana' with the name that they give together. */
interface OneWord {
  written: string;
  name?: string;
}

/** Hints about a pasted list before it is saved; only a contact prevents saving. */
interface PlayerListReview {
  /**
   * Entries that are not written as 'First Last', with the name alone: numbering, marks, other columns of a sheet, and
   * 'Last, First', which a comma would split into two names.
   */
  extras: PastedEntry[];
  /** Entries with an e-mail address or a telephone number: the list is public. */
  contacts: string[];
  /** Names that occur more than once, exactly equal. */
  repeated: string[];
  /** Spellings that differ only by case, accents, hyphens or apostrophes: probably one player. */
  alike: string[][];
  /** Names of one word: halves of a 'Last, First' line, perhaps, that was saved as two players. */
  oneWord: OneWord[];
}

const LINE_BREAK = /[;\n\v\f\r\u0085\u2028\u2029]/;

function readEntries(text: string): Entry[] {
  return text.split(LINE_BREAK).flatMap((line) => {
    const name = turnedName(line);
    if (name !== undefined) return [{ name, written: plainText(line).replace(/\s+/g, ' ') }];
    return parsePlayerList(line).map((single) => ({ name: single, written: single }));
  });
}

/** Whether a name is one word, such as half of a 'Last, First' line; numbers and initials are not. */
export function isOneWord(name: string): boolean {
  return /^[^\s.]*\p{L}[^\s.]*\p{L}[^\s.]*$/u.test(name);
}

/** Neighbours that are one word each; the other names are groups of their own. */
function oneWordRuns(entries: Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && isOneWord(run[0].name) && isOneWord(entry.name)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** 'Roy', 'Ana' gives 'Ana Roy'. A run of an odd number of words gives no pairs: which belong together is unclear. */
function inPairs(run: Entry[]): OneWord[] {
  if (run.length % 2 === 1) return run.map(({ written }) => ({ written }));
  return run.flatMap((last, index) => {
    const first = run[index + 1];
    if (index % 2 === 1 || !first) return [];
    return [{ written: `${last.name} / ${first.name}`, name: `${first.name} ${last.name}` }];
  });
}

/** Reviews a pasted text; 'Last, First' lines are compared by the name that they would give. */
export function reviewPlayerList(text: string): PlayerListReview {
  const entries = readEntries(text);
  const [counts, spellings] = [new Map<string, number>(), new Map<string, Set<string>>()];
  for (const { name } of entries) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const key = nameKey(name);
    // A name without letters equals no other.
    if (key !== '') spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
  }
  return {
    extras: readPastedPlayers(text).filter(({ name, written }) => name !== written),
    contacts: parsePlayerList(text).filter(holdsContact),
    repeated: [...counts].filter(([, count]) => count > 1).map(([name]) => name),
    alike: [...spellings.values()].filter(({ size }) => size > 1).map((group) => [...group]),
    oneWord: oneWordRuns(entries)
      .filter(([first]) => first && isOneWord(first.name))
      .flatMap(inPairs),
  };
}

/** The names of a pasted text alone, as 'First Last', one player per line. */
export function namesAlone(text: string): string {
  return readPastedPlayers(text)
    .flatMap(({ name }) => (name === '' ? [] : [name]))
    .join('\n');
}

/** The text with each pair of one-word neighbours as 'First Last', one player per line. */
export function joinOneWordNames(text: string): string {
  const lines = oneWordRuns(readEntries(text)).flatMap(inPairs);
  return lines.map(({ written, name = written }) => name).join('\n');
}

/** The text with the first occurrence of each name; its 'Last, First' lines are unchanged. */
export function withoutRepetitions(text: string): string {
  const seen = new Set<string>();
  const once = readEntries(text).filter(({ name }) => !seen.has(name) && seen.add(name));
  return linesOf(once, ({ written }) => written);
}

/** The text without the other spellings of that name. */
export function withOneSpelling(text: string, kept: string): string {
  const key = nameKey(kept);
  const entries = readEntries(text).filter(({ name }) => name === kept || nameKey(name) !== key);
  return linesOf(entries, ({ written }) => written);
}

const linesOf = (entries: Entry[], show: (entry: Entry) => string) => entries.map(show).join('\n');

/** The entries that a new list adds and removes, with repetitions. */
export function playerListChanges(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  return { added: namesBeyond(before, after), removed: namesBeyond(after, before) };
}

/** The entries of `names` that `base` lacks, repetitions counted. */
function namesBeyond(base: readonly string[], names: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const name of base) left.set(name, (left.get(name) ?? 0) + 1);
  return names.filter((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
}

/** The number of entries that a new list adds and removes, with repetitions. */
export function comparePlayerLists(
  before: readonly string[],
  after: readonly string[],
): { added: number; removed: number } {
  const { added, removed } = playerListChanges(before, after);
  return { added: added.length, removed: removed.length };
}
