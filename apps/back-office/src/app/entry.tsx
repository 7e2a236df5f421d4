import '../../antd/antd.css';
// Before the components, whose own styles refine these.
import './styles/reset.css';
import './styles/layout.css';
import '../ui/primitives/bars.css';
import '../ui/primitives/cards.css';
import '../ui/primitives/rows.css';
import '../ui/primitives/tags.css';
import '../ui/primitives/forms.css';
import type { Language } from '@lions/domain';
import i18next from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import type { en, LaterTexts } from '../i18n/en/dictionary';
import { loadLanguage } from '../i18n/load-language';
import { documentLanguage } from '../ui/session/language';
import { followLogout } from '../ui/session/tabs';
import { AdminApp } from './app';

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

followLogout();

// A page from the back-forward cache may show data of a user who has logged out since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
const language = documentLanguage();
startI18n(language);
const show = (content: ReactNode) => createRoot(root).render(<StrictMode>{content}</StrictMode>);

/** Outside the dictionaries: shown when a dictionary cannot be loaded. */
const NOT_LOADED = {
  en: { text: 'The page could not be loaded.', reload: 'Reload the page' },
  fr: { text: 'La page n’a pas pu être chargée.', reload: 'Recharger la page' },
};

/** Shown when the texts cannot be loaded: offline, or a new release has other files. */
function NotLoaded() {
  const { text, reload } = NOT_LOADED[language];
  return (
    <main className="admin-main">
      <p role="alert">{text}</p>
      <a href={location.href}>{reload}</a>
    </main>
  );
}

// Not a top-level await: the language's file may import from this one.
void loadLanguage(language).then(
  () => show(<AdminApp />),
  () => show(<NotLoaded />),
);
