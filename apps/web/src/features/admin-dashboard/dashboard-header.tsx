import { useLogoutMutation, type CurrentUserDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { localize, otherLanguage } from '../../i18n/address';
import { notifyFailure } from '../../ui/admin-errors';
import { useLanguage } from '../../ui/admin-language';
import { RoleTag } from '../../ui/admin-role-tag';
import { Crest } from '../../ui/crest';
import { notify } from '../../ui/notice-store';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' };

/** Top of every dashboard screen: who is signed in, language, public site and log-out (spec 2.5). */
export function DashboardHeader({ user }: { user: CurrentUserDto }) {
  const { t } = useTranslation();
  const [language, changeLanguage] = useLanguage();
  const other = otherLanguage(language);
  return (
    <header className="admin-bar">
      <div className="admin-bar-inner">
        <Crest className="admin-crest" />
        <div className="admin-bar-who">
          <p className="admin-bar-title">{t('dashboard.title')}</p>
          <p className="admin-bar-welcome">{t('dashboard.welcome', { name: user.firstName })}</p>
          <p className="admin-bar-email">
            {user.email} <RoleTag role={user.role} />
          </p>
        </div>
        <nav className="admin-bar-actions" aria-label={t('dashboard.account')}>
          <button type="button" lang={other} onClick={() => changeLanguage(other)}>
            {LANGUAGE_NAMES[other]}
          </button>
          <a href={localize('/', language)}>{t('dashboard.publicSite')}</a>
          <LogoutButton />
        </nav>
      </div>
    </header>
  );
}

function LogoutButton() {
  const { t } = useTranslation();
  const [logout, { isLoading }] = useLogoutMutation();
  const leave = async () => {
    const { error } = await logout();
    if (error) return notifyFailure(t, t('dashboard.logoutFailed'), error);
    // Nobody is signed in now, so the guard leads to the sign-in.
    notify({ kind: 'success', title: t('dashboard.loggedOut') });
  };
  return (
    <button type="button" disabled={isLoading} onClick={() => void leave()}>
      {t(isLoading ? 'dashboard.loggingOut' : 'dashboard.logout')}
    </button>
  );
}
