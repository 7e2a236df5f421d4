import { MenuOutlined, QuestionOutlined } from '@ant-design/icons';
import { type CurrentUserDto, useLogoutMutation } from '@lions/api-client';
import { Crest, localize, notify, otherLanguage } from '@lions/web-base';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConfirm } from '../../ui/dialogs/confirm';
import { forgetDrafts } from '../../ui/forms/unsaved';
import { notifyFailure } from '../../ui/forms/errors';
import { useDisclosure } from '../../ui/screen/disclosure';
import { IconButton } from '../../ui/screen/icon-button';
import { useLanguage } from '../../ui/session/language';
import { RoleTag } from '../../ui/screen/tags';
import { announceLogout } from '../../ui/session/tabs';
import { partOnDemand } from '../../ui/screen/part';
import { useSingleKey } from '../../ui/screen/shortcuts';
import './dashboard-header.css';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' };

/**
 * Header of every dashboard screen: user, search, language, public site and log-out. On narrow
 * screens one row, with the account in a menu.
 */
export function DashboardHeader({ user, children }: { user: CurrentUserDto; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className="admin-bar">
      <div className="admin-bar-inner">
        <Link to="/admin" className="admin-bar-home" aria-label={t('dashboard.title')}>
          <Crest className="admin-crest" />
        </Link>
        <div className="admin-bar-who">
          <p className="admin-bar-title">{t('dashboard.title')}</p>
          <p className="admin-bar-welcome">
            <Link to="/admin?view=profile" title={t('dashboard.profile')}>
              {t('dashboard.welcome', { name: user.firstName })}
            </Link>
          </p>
        </div>
        {children}
        <Account user={user} />
      </div>
    </header>
  );
}

/** Account actions: inline on wide screens, behind a button on narrow ones. */
function Account({ user }: { user: CurrentUserDto }) {
  const { t } = useTranslation();
  const [language, changeLanguage] = useLanguage();
  const other = otherLanguage(language);
  const { isOpen, panelId, opener, container, toggle } = useDisclosure();
  return (
    <div className="admin-bar-account" {...container}>
      <div className="admin-bar-menu">
        <IconButton
          ref={opener}
          className="admin-bar-button"
          label={t('dashboard.menu')}
          icon={<MenuOutlined />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        />
      </div>
      <div id={panelId} className="admin-bar-panel" data-open={isOpen}>
        <p className="admin-bar-email">
          {user.email} <RoleTag role={user.role} />
        </p>
        <nav className="admin-pills admin-bar-actions" aria-label={t('dashboard.account')}>
          <ShortcutsButton />
          <button type="button" lang={other} onClick={() => changeLanguage(other)}>
            {LANGUAGE_NAMES[other]}
          </button>
          <a href={localize('/', language)}>{t('dashboard.publicSite')}</a>
          <LogoutButton />
        </nav>
      </div>
    </div>
  );
}

/** Signs out, after a question where check-ins on this device are not sent yet. */
export function LogoutButton() {
  const { t } = useTranslation();
  const [logout, { isLoading }] = useLogoutMutation();
  const confirm = useConfirm();
  const leave = async () => {
    // Loaded when it is needed: the first view does without it.
    const { countUnsent, forgetReadable } = await import('../../ui/session/vault');
    const count = await countUnsent();
    const question = {
      title: t('dashboard.unsent.title', { count }),
      text: [t('dashboard.unsent.text')],
      action: t('dashboard.unsent.action'),
      danger: false,
    };
    if (count > 0 && !(await confirm(question))) return;
    const { error } = await logout();
    if (error) return notifyFailure(t, t('dashboard.logoutFailed'), error);
    forgetDrafts();
    await forgetReadable();
    announceLogout();
    // The user is signed out now, so the guard redirects to the sign-in page.
    notify({ kind: 'success', title: t('dashboard.loggedOut') });
  };
  return (
    <button type="button" disabled={isLoading} onClick={() => void leave()}>
      {t(isLoading ? 'dashboard.loggingOut' : 'dashboard.logout')}
    </button>
  );
}

const ShortcutsDialog = partOnDemand(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
  'dialog',
);

/** Opens the list of keyboard shortcuts, as `?` does. */
function ShortcutsButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useSingleKey('?', () => setOpen(true));
  return (
    <>
      <IconButton
        className="admin-bar-shortcuts"
        label={t('dashboard.shortcuts')}
        icon={<QuestionOutlined />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ShortcutsDialog onClosed={() => setOpen(false)} />}
    </>
  );
}
