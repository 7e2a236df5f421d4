import { LANGUAGES, type Language } from '@lions/domain';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the comparison is with i18next itself; no test is shipped
import { createInstance } from 'i18next';
import { translate } from '@lions/web-base';
import { DICTIONARIES } from './dictionary';

type Texts = { [key: string]: string | Texts };

/** Every section of a dictionary that holds texts, with its path. */
function sections(texts: Texts, path: string[] = []): { path: string[]; texts: Record<string, string> }[] {
  const own = Object.entries(texts).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const nested = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : sections(value, [...path, key]),
  );
  return [{ path, texts: Object.fromEntries(own) }, ...nested];
}

const baseKey = (key: string) => key.replace(/_(one|many|other)$/, '');

/** A value for every placeholder, with characters that i18next could escape. */
function valuesFor(texts: Record<string, string>): Record<string, string> {
  const names = [
    ...Object.values(texts)
      .join()
      .matchAll(/\{\{(\w+)\}\}/g),
  ].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, `<${name}> & “more”`]));
}

/** The text of a key through i18next. */
async function i18nextFor(language: Language, resources: Texts) {
  const instance = createInstance();
  await instance.init({
    lng: language === 'fr' ? 'fr-CA' : 'en-CA',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { 'en-CA': { translation: resources }, 'fr-CA': { translation: resources } },
  });
  // The back-office types i18next's keys by its own dictionaries; this test needs any key.
  return instance.t as unknown as (key: string, values: object) => string;
}

describe('translate', () => {
  it.each(LANGUAGES)(
    'returns what i18next returns, for every key of the public dictionary: %s',
    async (language) => {
      const dictionary: Texts = DICTIONARIES[language];
      const i18next = await i18nextFor(language, dictionary);
      let compared = 0;
      for (const { path, texts } of sections(dictionary)) {
        for (const key of new Set(Object.keys(texts).map(baseKey))) {
          for (const count of [0, 1, 2, 21]) {
            const values = { ...valuesFor(texts), count };
            expect(translate(language, texts, key, values)).toBe(i18next([...path, key].join('.'), values));
            compared += 1;
          }
        }
      }
      expect(compared).toBeGreaterThan(400);
    },
  );

  it('returns the default or the key of a missing text, as i18next does', async () => {
    const texts: Record<string, string> = { spots_one: '{{count}} spot' };
    const i18next = await i18nextFor('en', texts);
    const given: Record<string, string | number>[] = [
      {},
      { count: 2 },
      { defaultValue: 'Hello {{name}}', name: 'Ann' },
      { defaultValue: '{{count}} left', count: 2 },
    ];
    for (const values of given)
      expect(translate('en', texts, 'missing', values)).toBe(i18next('missing', values));
    expect(translate('en', texts, 'missing')).toBe('missing');
    expect(translate('en', texts, 'missing', { defaultValue: 'Hello' })).toBe('Hello');
    expect(translate('en', texts, 'spots', { count: 2 })).toBe(i18next('spots', { count: 2 }));
    expect(translate('en', texts, 'toString')).toBe(i18next('toString', {}));
  });

  it('uses the language’s plural form: 0 is singular in French, plural in English', async () => {
    const texts = { spots_one: '{{count}} spot', spots_other: '{{count}} spots' };
    for (const language of LANGUAGES) {
      const i18next = await i18nextFor(language, texts);
      for (const count of [0, 1, 2]) {
        expect(translate(language, texts, 'spots', { count })).toBe(i18next('spots', { count }));
      }
    }
    expect(translate('en', texts, 'spots', { count: 0 })).toBe('0 spots');
    expect(translate('fr', texts, 'spots', { count: 0 })).toBe('0 spot');
  });
});
