import {
  BankOutlined,
  BarChartOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  FlagOutlined,
  PhoneOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { type CurrentUserDto, useGetPublicSettingsQuery } from '@lions/api-client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { adminDashboard } from '../../i18n/en/dashboard';
import { useDisclosure } from '../../ui/screen/disclosure';
import './areas.css';

type Tab = keyof typeof adminDashboard.pages;

/** One entry of the navigation. */
interface Area {
  name: keyof typeof adminDashboard.nav;
  icon: ReactNode;
  /** Name of the view that it opens; the dashboard's is empty. */
  view: string;
  /** Views that are tabs of the area. */
  tabs?: readonly Tab[];
}

const TONIGHT: Area = { name: 'tonight', icon: <ClockCircleOutlined />, view: '' };
const TRYOUTS: Area = { name: 'tryouts', icon: <FlagOutlined />, view: 'tryouts' };
const TEAMS: Area = { name: 'teams', icon: <TeamOutlined />, view: 'teams' };
const PRACTICES: Area = { name: 'practices', icon: <CalendarOutlined />, view: 'practices' };
const FAMILIES: Area = { name: 'families', icon: <PhoneOutlined />, view: 'to-tell' };
const ANALYTICS: Area = { name: 'analytics', icon: <BarChartOutlined />, view: 'analytics' };
const FOR_SUPERADMINS: Area[] = [
  {
    name: 'club',
    icon: <BankOutlined />,
    view: 'settings',
    tabs: ['settings', 'club', 'season', 'sheets', 'pictures'],
  },
  {
    name: 'administration',
    icon: <SettingOutlined />,
    view: 'users',
    tabs: ['users', 'outbox', 'auto-deletion', 'audit', 'doctor', 'incidents', 'integrations'],
  },
];
/** The card of a family is a view of the families. */
const isOf = ({ view, tabs }: Area, name: string) =>
  view === (name === 'family' ? 'to-tell' : name) || tabs?.some((tab) => tab === name);

/** The areas that a user may open, the most used first. */
function useAreas({ role }: CurrentUserDto): Area[] {
  const { data } = useGetPublicSettingsQuery();
  return [
    TONIGHT,
    TRYOUTS,
    TEAMS,
    ...(data?.practiceRegistrationEnabled ? [PRACTICES] : []),
    FAMILIES,
    ANALYTICS,
    ...(role === 'superadmin' ? FOR_SUPERADMINS : []),
  ];
}

/** Areas that a phone's bar has room for; the others are behind "More". */
const IN_BAR = 4;

/**
 * A view with the navigation: a rail beside it, on narrow screens a bar at the bottom. The views of an area are tabs
 * above it.
 */
export function WithAreas({ user, children }: { user: CurrentUserDto; children: ReactNode }) {
  const { t } = useTranslation();
  const view = useSearchParams()[0].get('view') ?? '';
  const { isOpen, panelId, container, opener, close, toggle } = useDisclosure();
  const areas = useAreas(user);
  const current = areas.find((area) => isOf(area, view));
  const links = areas.map(({ name, icon, view: first }) => (
    <Link
      key={name}
      to={addressOf(first)}
      aria-current={name === current?.name ? 'page' : undefined}
      onClick={close}
    >
      <span aria-hidden="true">{icon}</span>
      {t(`dashboard.nav.${name}`)}
    </Link>
  ));
  return (
    <div className="with-areas">
      <nav className="areas" aria-label={t('dashboard.areas')} {...container}>
        {links.slice(0, IN_BAR)}
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          data-current={areas.indexOf(current ?? TONIGHT) >= IN_BAR}
          onClick={toggle}
        >
          <span aria-hidden="true">⋯</span>
          {t('dashboard.moreAreas')}
        </button>
        <div id={panelId} className="areas-more" data-open={isOpen}>
          {links.slice(IN_BAR)}
        </div>
      </nav>
      <div>
        {current?.tabs && <AreaTabs name={current.name} tabs={current.tabs} view={view} />}
        {children}
      </div>
    </div>
  );
}

const addressOf = (view: string) => (view === '' ? '/admin' : `/admin?view=${view}`);

interface AreaTabsProps {
  name: Area['name'];
  tabs: readonly Tab[];
  view: string;
}

function AreaTabs({ name, tabs, view }: AreaTabsProps) {
  const { t } = useTranslation();
  return (
    <nav className="area-tabs" aria-label={t(`dashboard.nav.${name}`)}>
      {tabs.map((tab) => (
        <Link key={tab} to={addressOf(tab)} aria-current={tab === view ? 'page' : undefined}>
          {t(`dashboard.pages.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
