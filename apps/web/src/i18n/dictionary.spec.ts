import { STATISTICS } from '../content/statistics';
import { FOOTER, HEADER } from '../content/navigation';
import { DICTIONARIES } from './dictionary';

type Texts = { [key: string]: string | Texts };

function leaves(texts: Texts, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') found.set(`${path}${key}`, value);
    else for (const [inner, text] of leaves(value, `${path}${key}.`)) found.set(inner, text);
  }
  return found;
}

const english = leaves(DICTIONARIES.en);
const french = leaves(DICTIONARIES.fr);
const links = [
  ...HEADER.flatMap((entry) => ('links' in entry ? [entry, ...entry.links] : [entry])),
  ...FOOTER,
];
const contentFrench = [...links.map(({ name }) => name.fr), ...STATISTICS.map(({ name }) => name.fr)];
const frenchTexts = [...french.entries(), ...contentFrench.map((text) => [text, text] as const)];
const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

describe('dictionaries', () => {
  it('have the same keys, and the same placeholders in each', () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of english)
      expect([key, placeholders(french.get(key))]).toEqual([key, placeholders(text)]);
  });

  it('leave no text empty', () => {
    for (const [key, text] of [...english, ...french]) expect([key, text.trim()]).not.toEqual([key, '']);
  });

  it.each([
    ['a no-break space before a colon', /[^\u00a0]:(?!\/\/)/],
    ['no-break spaces inside guillemets', /«[^\u00a0]|[^\u00a0]»/],
    ['no space before a semicolon, exclamation or question mark', /[\s\u00a0\u202f][;!?]/],
    ['typographic apostrophes', /'/],
  ])('French texts have %s', (_, wrong) => {
    for (const [key, text] of frenchTexts) {
      // The format HH:MM is no sentence.
      expect([key, text.replace('HH:MM', '')]).not.toEqual([key, expect.stringMatching(wrong)]);
    }
  });
});
