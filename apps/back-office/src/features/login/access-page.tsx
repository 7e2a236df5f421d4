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
  /** The way out; unless it is given, a link to the public site. */
  leave?: ReactNode;
  children: ReactNode;
}

/**
 * Card for sign-in, password reset and a required second step. It is outside the dashboard, so it has a bar of its own.
 */
export function AccessPage({ title, leave, children }: AccessPageProps) {
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
        {leave ?? <a href={localize('/', language)}>{t('dashboard.publicSite')}</a>}
        <button type="button" lang={other} onClick={changeHere}>
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
