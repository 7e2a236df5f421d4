import {
  AuditOutlined,
  BarChartOutlined,
  CalendarOutlined,
  DeleteOutlined,
  FlagOutlined,
  MailOutlined,
  PhoneOutlined,
  SettingOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { type CurrentUserDto, useGetPublicSettingsQuery } from '@lions/api-client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import './area-rail.css';

export interface Area {
  /** View name as in the address: /admin?view=… */
  view: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** Practices, until practice registration is open. */
  isOff?: boolean;
}

/** The areas that the user may manage. */
export function useAreas(user: CurrentUserDto): Area[] {
  const { t } = useTranslation();
  const { data } = useGetPublicSettingsQuery();
  const areas: Area[] = [
    {
      view: 'practices',
      icon: <CalendarOutlined />,
      title: t('dashboard.practices'),
      text: t('dashboard.practicesText'),
      isOff: data?.practiceRegistrationEnabled !== true,
    },
    {
      view: 'tryouts',
      icon: <FlagOutlined />,
      title: t('dashboard.tryouts'),
      text: t('dashboard.tryoutsText'),
    },
    { view: 'teams', icon: <TeamOutlined />, title: t('dashboard.teams'), text: t('dashboard.teamsText') },
    {
      view: 'analytics',
      icon: <BarChartOutlined />,
      title: t('dashboard.analytics'),
      text: t('dashboard.analyticsText'),
    },
    {
      view: 'to-tell',
      icon: <PhoneOutlined />,
      title: t('dashboard.toTell'),
      text: t('dashboard.toTellText'),
    },
  ];
  if (user.role !== 'superadmin') return areas;
  return [
    ...areas,
    { view: 'users', icon: <UserOutlined />, title: t('dashboard.users'), text: t('dashboard.usersText') },
    {
      view: 'auto-deletion',
      icon: <DeleteOutlined />,
      title: t('dashboard.autoDeletion'),
      text: t('dashboard.autoDeletionText'),
    },
    {
      view: 'settings',
      icon: <SettingOutlined />,
      title: t('dashboard.settings'),
      text: t('dashboard.settingsText'),
    },
    { view: 'outbox', icon: <MailOutlined />, title: t('dashboard.mail'), text: t('dashboard.mailText') },
    { view: 'audit', icon: <AuditOutlined />, title: t('dashboard.audit'), text: t('dashboard.auditText') },
  ];
}

/** A view with the areas beside it, where the screen is wide enough. */
export function WithAreaRail({ user, children }: { user: CurrentUserDto; children: ReactNode }) {
  const { t } = useTranslation();
  const current = useSearchParams()[0].get('view');
  const areas = useAreas(user).filter(({ isOff }) => !isOff);
  return (
    <div className="with-area-rail">
      <nav className="area-rail" aria-label={t('dashboard.areas')}>
        {areas.map(({ view, icon, title }) => (
          <Link key={view} to={`/admin?view=${view}`} aria-current={view === current ? 'page' : undefined}>
            <span aria-hidden="true">{icon}</span>
            {title}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
