import type { Language } from '@lions/domain';
import i18next from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import type { en, LaterTexts } from '../../i18n/en/dictionary';
import { loadLanguage } from '../../i18n/load-language';
import { documentLanguage, LanguageProvider } from '../../ui/session/language';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'admin';
    resources: { admin: typeof en & LaterTexts };
  }
}

/** Sets up i18next for the back-office, in the language of the document. */
function startI18n(language: Language): void {
  void i18next.use(initReactI18next).init({
    lng: language,
    initAsync: false,
    defaultNS: 'admin',
    ns: ['admin'],
    resources: {},
    interpolation: { escapeValue: false },
  });
}

/** Outside the dictionaries: shown when a dictionary cannot be loaded. */
const NOT_LOADED = {
  en: { text: 'The page could not be loaded.', reload: 'Reload the page' },
  fr: { text: 'La page n’a pas pu être chargée.', reload: 'Recharger la page' },
};

/** Shown when the texts cannot be loaded: offline, or a new release has other files. */
function NotLoaded({ language }: { language: Language }) {
  const { text, reload } = NOT_LOADED[language];
  return (
    <main className="admin-main">
      <p role="alert">{text}</p>
      <a href={location.href}>{reload}</a>
    </main>
  );
}

/** Renders an app of the back-office in the document, once the texts of its language are loaded. */
export async function start(app: ReactNode): Promise<void> {
  // A page from the back-forward cache may show data of a user who has logged out since, or ask one to sign in who has.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const language = documentLanguage();
  startI18n(language);
  const isLoaded = await loadLanguage(language).then(
    () => true,
    () => false,
  );
  createRoot(root).render(
    <StrictMode>
      {isLoaded ? <LanguageProvider>{app}</LanguageProvider> : <NotLoaded language={language} />}
    </StrictMode>,
  );
}
