/**
 * Patterns that French texts must not contain, by the rule they break; used by the specs of dictionaries and
 * content.
 */
export const FRENCH_FAULTS: [rule: string, fault: RegExp][] = [
  ['a no-break space before a colon', /[^\u00a0]:(?!\/\/)/],
  ['no-break spaces inside guillemets', /«[^\u00a0]|[^\u00a0]»/],
  ['no space before a semicolon, exclamation or question mark', /[\s\u00a0\u202f][;!?]/],
  ['typographic apostrophes', /'/],
  ['one sign for suspension points', /\.\.\./],
  ['a no-break space after a count', /\{\{count\}\} /],
];

/** A dictionary: texts by key, in groups. */
type Texts = { [key: string]: string | Texts };

/** Every text of a dictionary by its full key, such as 'tryouts.addSession'. */
export function textsOf(texts: Texts, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') found.set(`${path}${key}`, value);
    else for (const [inner, text] of textsOf(value, `${path}${key}.`)) found.set(inner, text);
  }
  return found;
}

/** The keys of counted texts that lack one of the two forms, '_one' and '_other'. */
export function keysWithoutForm(texts: ReadonlyMap<string, string>): string[] {
  const bases = new Set([...texts.keys()].flatMap((key) => /^(.*)_(?:one|other)$/.exec(key)?.[1] ?? []));
  return [...bases].flatMap((base) => [`${base}_one`, `${base}_other`]).filter((key) => !texts.has(key));
}

/** The names of a text's placeholders, sorted. */
export const placeholders = (text = '') =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
