import { DICTIONARIES } from './dictionary';
import { FRENCH_FAULTS } from './french-typography';
import { placeholders, textsOf } from './texts-of';

const english = textsOf(DICTIONARIES.en);
const french = textsOf(DICTIONARIES.fr);

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
      // Clock times and the format HH:MM are no sentences.
      expect([key, text.replace(/HH:MM|\d:\d\d/g, '')]).not.toEqual([key, expect.stringMatching(wrong)]);
    }
  });
});
