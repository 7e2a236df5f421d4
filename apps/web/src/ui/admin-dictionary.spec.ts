import i18next from 'i18next';
import { ADMIN_DICTIONARIES } from '../i18n/admin-dictionary';
import { FRENCH_FAULTS } from '../i18n/french-typography';
import { translate } from '../i18n/translate';

type Texts = { [key: string]: string | Texts };

function leaves(texts: Texts, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') found.set(`${path}${key}`, value);
    else for (const [inner, text] of leaves(value, `${path}${key}.`)) found.set(inner, text);
  }
  return found;
}

const english = leaves(ADMIN_DICTIONARIES.en);
const french = leaves(ADMIN_DICTIONARIES.fr);
const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

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
