import { DICTIONARIES } from './dictionary';
import { FRENCH_FAULTS } from './french-typography';

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

  it.each(FRENCH_FAULTS)('French texts have %s', (_, wrong) => {
    for (const [key, text] of french) {
      // The format HH:MM is no sentence.
      expect([key, text.replace('HH:MM', '')]).not.toEqual([key, expect.stringMatching(wrong)]);
    }
  });
});
