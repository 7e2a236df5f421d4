import { FRENCH_FAULTS, keysWithoutForm, placeholders, textsOf } from '@lions/web-base/testing';
import { DICTIONARIES } from './dictionary';

const english = textsOf(DICTIONARIES.en);
const french = textsOf(DICTIONARIES.fr);

describe('dictionaries', () => {
  it('have the same keys, with the same placeholders', () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of english)
      expect([key, placeholders(french.get(key))]).toEqual([key, placeholders(text)]);
  });

  it('have no empty text', () => {
    for (const [key, text] of [...english, ...french]) expect([key, text.trim()]).not.toEqual([key, '']);
  });

  it('have both forms of each counted text', () => {
    expect([...keysWithoutForm(english), ...keysWithoutForm(french)]).toEqual([]);
  });

  it.each(FRENCH_FAULTS)('French texts have %s', (_, wrong) => {
    for (const [key, text] of french) {
      // Clock times and the format HH:MM are no sentences.
      expect([key, text.replace(/HH:MM|\d:\d\d/g, '')]).not.toEqual([key, expect.stringMatching(wrong)]);
    }
  });
});
