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

/** The names of a text's placeholders, sorted. */
export const placeholders = (text = '') =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
