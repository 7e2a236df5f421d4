import i18next from 'i18next';
import { ADMIN_DICTIONARIES } from '../i18n/admin-dictionary';
import { FRENCH_FAULTS } from '../i18n/french-typography';
import { translate } from '../i18n/translate';
import { placeholders, textsOf } from '../i18n/texts-of';

const english = textsOf(ADMIN_DICTIONARIES.en);
const french = textsOf(ADMIN_DICTIONARIES.fr);

describe('dictionaries of the back-office', () => {
  it('have the same keys, and the same placeholders in each', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english)
      expect([key, placeholders(french.get(key))]).toEqual([key, placeholders(text)]);
  });

  it.each(FRENCH_FAULTS)('French texts have %s', (_, wrong) => {
    for (const [key, text] of french) {
      // Clock times and the format HH:MM are no sentences.
      const sentence = text.replace(/HH:MM|\d:\d\d/g, '');
      expect([key, sentence]).not.toEqual([key, expect.stringMatching(wrong)]);
    }
  });

  it('are read by i18next exactly as public pages read theirs', async () => {
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
