import { type CurrentUserDto, useCurrentUser } from '@lions/api-client';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@lions/domain';
import { Radio } from 'antd';
import { useTeamNames } from '../../ui/session/team-scope';
import { RoleTag } from '../../ui/screen/tags';
import { AdminView } from '../../ui/screen/view';
import { OwnDevices } from './own-devices';
import { PasskeysCard } from './passkeys';
import { PasswordForm } from './password-form';
import { SecondFactorCard } from './second-factor';
import { SignInHistory } from './sign-in-history';
import { useLanguage } from '../../ui/session/language';
import './profile.css';

/**
 * The user's own profile, for coaches and superadmins: name, role, language, password, devices and
 * sign-ins.
 */
export function ProfileView() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  return (
    <AdminView title={t('profile.title')}>
      <div className="admin-profile">
        <div>
          {user && <AboutCard user={user} />}
          <LanguageCard />
          {user && <PasswordForm username={user.username} />}
        </div>
        <div>
          <SecondFactorCard />
          <PasskeysCard />
          <OwnDevices />
          <SignInHistory />
        </div>
      </div>
    </AdminView>
  );
}

function AboutCard({ user }: { user: CurrentUserDto }) {
  const { t } = useTranslation();
  const titleId = useId();
  const teamNames = useTeamNames();
  const { firstName, lastName, username, email, role, teamIds, mayChangePractices } = user;
  const lines = [
    { label: t('profile.name'), value: `${firstName} ${lastName}` },
    { label: t('profile.username'), value: `@${username}` },
    { label: t('profile.email'), value: email },
    { label: t('profile.role'), value: <RoleTag role={role} /> },
    ...(role === 'coach' ? [{ label: t('profile.teams'), value: teamNames(teamIds) }] : []),
    ...(teamIds
      ? [{ label: t('profile.practices'), value: t(mayChangePractices ? 'common.yes' : 'common.no') }]
      : []),
  ];
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('profile.aboutYou')}</h2>
      <dl className="admin-profile-lines">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {role !== 'superadmin' && <p className="admin-hint">{t('profile.changedBySuperadmin')}</p>}
    </section>
  );
}

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' };

/** Language choice, the same setting as the header's button; kept in this browser. */
function LanguageCard() {
  const { t } = useTranslation();
  const [language, changeLanguage] = useLanguage();
  const titleId = useId();
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('profile.language')}</h2>
      <p className="admin-hint">{t('profile.languageHint')}</p>
      <Radio.Group
        aria-labelledby={titleId}
        className="admin-profile-choice"
        value={language}
        options={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
        }))}
        onChange={({ target }) => changeLanguage(target.value as typeof language)}
      />
    </section>
  );
}
