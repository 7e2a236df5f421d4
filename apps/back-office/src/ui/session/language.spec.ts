import i18next from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { LanguageProvider, useLanguage } from './language';

const shown = createElement(() => useLanguage()[0]);

describe('useLanguage', () => {
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'fr', resources: {} }));

  it('returns the language of the provider', () =>
    expect(renderToString(createElement(LanguageProvider, null, shown))).toBe('fr'));

  it('refuses to work outside of it', () =>
    expect(() => renderToString(shown)).toThrow('useLanguage must be used within a LanguageProvider'));
});
