import {
  BankOutlined,
  BarChartOutlined,
  CalendarOutlined,
  DeleteOutlined,
  FlagOutlined,
  PhoneOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import {
  type CurrentUserDto,
  useGetBackupsQuery,
  useGetOverviewQuery,
  useGetPublicSettingsQuery,
  useListWaitingRunsQuery,
} from '@lions/api-client';
import { MINUTE_MS } from '@lions/domain';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackupLine, BackupWarning } from '../../ui/clean-up/backups';
import { SeasonEndNotice, useSeasonEndReminder } from '../../ui/clean-up/season-end';
import { useDocumentTitle } from '../../ui/screen/document-title';
import { useViewFocus } from '../../ui/screen/focus';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { partOnDemand } from '../../ui/screen/part';
import { version } from '../../../package.json';
import { CheckUpLine } from './check-up-line';
import { Tonight } from './tonight';
import './dashboard-cards.css';

/** Not in the first view. */
const Duties = partOnDemand(async () => (await import('./duties')).Duties);
const WaitingRuns = partOnDemand(async () => (await import('../../ui/clean-up/waiting-runs')).WaitingRuns);

const CARDS = [
  { view: 'practices', icon: <CalendarOutlined />, name: 'practices' },
  { view: 'tryouts', icon: <FlagOutlined />, name: 'tryouts' },
  { view: 'teams', icon: <TeamOutlined />, name: 'teams' },
  { view: 'analytics', icon: <BarChartOutlined />, name: 'analytics' },
  { view: 'to-tell', icon: <PhoneOutlined />, name: 'toTell' },
] as const;
const SUPERADMIN_CARDS = [
  { view: 'users', icon: <UserOutlined />, name: 'users' },
  { view: 'auto-deletion', icon: <DeleteOutlined />, name: 'autoDeletion' },
  { view: 'settings', icon: <BankOutlined />, name: 'club' },
] as const;

/** First screen of the back-office: the areas, what is on the ice next, and what waits for a person. */
export function DashboardCards({ user }: { user: CurrentUserDto }) {
  const { t } = useTranslation();
  const { view, heading } = useViewFocus();
  useDocumentTitle(t('dashboard.title'));
  const isSuperadmin = user.role === 'superadmin';
  const overview = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <main ref={view} className="admin-main">
      <h1 ref={heading} tabIndex={-1} className="admin-home-heading">
        {t('dashboard.select')}
      </h1>
      <ul className="admin-cards">
        {[...CARDS, ...(isSuperadmin ? SUPERADMIN_CARDS : [])].map((card) => (
          <AreaCard key={card.view} {...card} />
        ))}
      </ul>
      <div className="admin-home">
        {overview.isLoading && <AdminSpinner />}
        {overview.error && <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} />}
        {overview.data && <Tonight overview={overview.data} />}
        <div className="admin-stack">
          {overview.data && <Duties user={user} overview={overview.data} />}
          <Notices isSuperadmin={isSuperadmin} />
          <p className="admin-hint">{t('dashboard.version', { version })}</p>
        </div>
      </div>
    </main>
  );
}

type AreaCardProps = (typeof CARDS | typeof SUPERADMIN_CARDS)[number];

/** The practices have no link until practice registration is open. */
function AreaCard({ view, icon, name }: AreaCardProps) {
  const { t } = useTranslation();
  const { data } = useGetPublicSettingsQuery();
  const isOff = name === 'practices' && data?.practiceRegistrationEnabled !== true;
  const title = t(`dashboard.${name}`);
  return (
    <li className={`admin-card admin-area${isOff ? ' admin-area-off' : ''}`}>
      <span className="admin-area-icon" aria-hidden="true">
        {icon}
      </span>
      <h2>{isOff ? title : <Link to={`/admin?view=${view}`}>{title}</Link>}</h2>
      {isOff ? <Button disabled>{t('dashboard.comingSoon')}</Button> : <p>{t(`dashboard.${name}Text`)}</p>}
    </li>
  );
}

/** Notices about the club's data: runs that wait for an answer, backups, the check-up, the end of the season. */
function Notices({ isSuperadmin }: { isSuperadmin: boolean }) {
  const options = { skip: !isSuperadmin, refetchOnMountOrArgChange: true };
  const waitingRuns = useListWaitingRunsQuery(undefined, {
    ...options,
    // A run starts to wait at night, without any call of ours.
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
  });
  useGetBackupsQuery(undefined, options);
  const seasonEnd = useSeasonEndReminder();
  return (
    <>
      {(waitingRuns.error !== undefined || (waitingRuns.data?.runs.length ?? 0) > 0) && <WaitingRuns />}
      {isSuperadmin && <BackupWarning />}
      {seasonEnd.isDue && <SeasonEndNotice />}
      {isSuperadmin && <BackupLine />}
      {isSuperadmin && <CheckUpLine />}
    </>
  );
}
