import { STANDARD_CLUB } from '@lions/domain';
import { clubWords, withClubWords } from '@lions/web-base';
import { FRENCH_FAULTS, keysWithoutForm, placeholders, textsOf } from '@lions/web-base/testing';
import { FORM_TEXTS } from '../ui/registration/form-texts';
import { DICTIONARIES } from './dictionary';

const english = textsOf(DICTIONARIES.en);
const french = textsOf(DICTIONARIES.fr);

describe('dictionaries', () => {
  it('have the same keys, with the same placeholders', () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of english)
      expect([key, placeholders(french.get(key))]).toEqual([key, placeholders(text)]);
  });

  // The server fills in the words of the club; these texts are part of a script.
  it.each(['en', 'fr'] as const)('name no word of the club in a registration form, in %s', (language) => {
    const texts = FORM_TEXTS[language];
    const words = clubWords(STANDARD_CLUB.season, '2026-11-26', language);
    expect(withClubWords(texts, words)).toEqual(texts);
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
