import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localize, otherLanguage } from '../../i18n/address';
import { useLanguage } from '../../ui/admin-language';
import { useDocumentTitle } from '../../ui/admin-view';
import { Crest } from '../../ui/crest';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' };

/** The card in which one signs in or chooses a password: outside the dashboard, so with its own way out. */
export function AccessPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const [language, changeLanguage] = useLanguage();
  const other = otherLanguage(language);
  useDocumentTitle(title);
  return (
    <div className="admin-access">
      <header className="admin-access-bar">
        <a href={localize('/', language)}>{t('dashboard.publicSite')}</a>
        <button type="button" lang={other} onClick={() => changeLanguage(other)}>
          {LANGUAGE_NAMES[other]}
        </button>
      </header>
      <main className="admin-card admin-access-card">
        <Crest className="admin-access-crest" />
        <p className="admin-access-club">{t('shell.clubName')}</p>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
