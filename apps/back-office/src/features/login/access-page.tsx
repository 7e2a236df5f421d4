import { Crest, localize, otherLanguage } from '@lions/web-base';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { plainAddress } from '../../ui/session/own-address';
import { useDocumentTitle } from '../../ui/screen/document-title';
import './login.css';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' };

interface AccessPageProps {
  title: string;
  /** At the end of the bar. */
  more?: ReactNode;
  children: ReactNode;
}

/**
 * Card for sign-in and password reset. It is outside the dashboard, so it has its own link to the
 * public site.
 */
export function AccessPage({ title, more, children }: AccessPageProps) {
  const { t } = useTranslation();
  const [language, changeLanguage] = useLanguage();
  const other = otherLanguage(language);
  useDocumentTitle(title);
  const changeHere = () => {
    // Not by a new load, as elsewhere: what is typed stays. Only full page loads follow.
    history.replaceState(history.state, '', plainAddress());
    changeLanguage(other);
  };
  return (
    <div className="admin-access">
      <header className="admin-pills admin-access-bar">
        <a href={localize('/', language)}>{t('dashboard.publicSite')}</a>
        <button type="button" lang={other} onClick={changeHere}>
          {LANGUAGE_NAMES[other]}
        </button>
        {more}
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
