import { foldText, nameKey, searchable } from './matching.js';
import type { SearchedPerson } from './person-words.js';

/** Stands for what was erased: never longer than the name that it replaces, and the same in both languages. */
const GONE = '[…]';

/** A shorter part of a name is looked for only within the whole name: 'Li', 'de' and 'la' are words of both languages. */
const LETTERS = 3;
/** Parts of names that are common words as well. */
const PARTICLES = new Set(['das', 'del', 'den', 'der', 'des', 'dos', 'las', 'les', 'los', 'van', 'von']);
/** Fewer digits are a date or a time. */
const DIGITS = 7;
/** Signs between the digits of a telephone number. */
const BETWEEN = '[^\\p{L}\\p{N}]*';

/**
 * Takes the names, addresses and telephone numbers of people out of a text, in any spelling that search finds. Each part
 * of a name goes, alone as well, because a coach writes the first name.
 */
export function withoutPeople(people: readonly SearchedPerson[]): (text: string) => string {
  const parts = people.map(partsOf);
  // An address and a whole name before the parts that they consist of.
  const found = parts.flatMap(({ email, wholeNames, phone }) => [...email, ...wholeNames, ...phone]);
  found.push(...parts.flatMap(({ names }) => names));
  if (found.length === 0) return (text) => text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${found.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    const { folded, starts } = fold(text);
    let kept = '';
    let from = 0;
    for (const { 0: part, index } of folded.matchAll(pattern)) {
      kept += text.slice(from, starts[index]) + GONE;
      from = starts[index + part.length] ?? text.length;
    }
    return kept + text.slice(from);
  };
}

/** Regular expressions for a folded text. */
function partsOf({ playerName, parentName, parentEmail, parentPhone }: SearchedPerson) {
  const names = [playerName, parentName ?? ''].map((name) =>
    nameKey(name)
      .split(' ')
      .flatMap((word) => searchable(word).replaceAll(' ', '') || []),
  );
  const digits = searchable(parentPhone ?? '')
    .replace(/ (?:x|ext|poste).*$/, '')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');
  return {
    email: parentEmail === '' ? [] : [fold(parentEmail).folded.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')],
    wholeNames: names
      .filter(({ length }) => length > 1)
      .map((words) => words.map(spelled).join('[^\\p{L}\\p{N}]+')),
    phone: digits.length < DIGITS ? [] : [`(?:\\+?1${BETWEEN})?${[...digits].join(BETWEEN)}`],
    names: names
      .flat()
      .filter((word) => word.length >= LETTERS && !PARTICLES.has(word))
      .map(spelled),
  };
}

/** "O'Brien" is also written 'OBrien', and 'J.P.' 'JP'. */
const spelled = (word: string) => [...word].join("['.]*");

/** A text as search compares it, punctuation included, and where in the text each of its characters begins. */
function fold(text: string): { folded: string; starts: number[] } {
  const starts: number[] = [];
  let folded = '';
  let at = 0;
  for (const char of text) {
    const letters = foldedChar(char);
    for (let count = 0; count < letters.length; count += 1) starts.push(at);
    folded += letters;
    at += char.length;
  }
  return { folded, starts };
}

/** Most characters are ASCII, and cost nothing. */
const foldedChar = (char: string): string => (char < '\u0080' ? char.toLowerCase() : foldText(char));
