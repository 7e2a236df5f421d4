import { translate } from '@lions/web-base';
import { FRENCH_FAULTS, keysWithoutForm, placeholders, textsOf } from '@lions/web-base/testing';
import i18next from 'i18next';
import { ADMIN_DICTIONARIES } from './dictionaries';

const english = textsOf(ADMIN_DICTIONARIES.en);
const french = textsOf(ADMIN_DICTIONARIES.fr);

describe('dictionaries of the back-office', () => {
  it('have the same keys, with the same placeholders', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english)
      expect([key, placeholders(french.get(key))]).toEqual([key, placeholders(text)]);
  });

  it('have both forms of each counted text', () => {
    expect([...keysWithoutForm(english), ...keysWithoutForm(french)]).toEqual([]);
  });

  it.each(FRENCH_FAULTS)('French texts have %s', (_, wrong) => {
    for (const [key, text] of french) {
      // Clock times and the format HH:MM are no sentences.
      const sentence = text.replace(/HH:MM|\d:\d\d/g, '');
      expect([key, sentence]).not.toEqual([key, expect.stringMatching(wrong)]);
    }
  });

  it('give the same texts through i18next and through translate', async () => {
    for (const language of ['en', 'fr'] as const) {
      const { tryouts } = ADMIN_DICTIONARIES[language];
      const reader = i18next.createInstance();
      await reader.init({
        lng: language,
        resources: { [language]: { admin: ADMIN_DICTIONARIES[language] } },
        defaultNS: 'admin',
        interpolation: { escapeValue: false },
      });
      for (const count of [0, 1, 2, 21]) {
        const expected = translate(language, tryouts, 'playersUpdated', { count });
        expect(reader.t('tryouts.playersUpdated', { count })).toBe(expected);
      }
    }
  });
});
