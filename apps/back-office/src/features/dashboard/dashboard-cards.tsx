import { KeyOutlined } from '@ant-design/icons';
import {
  useGetBackupsQuery,
  useGetOverviewQuery,
  useGetPublicSettingsQuery,
  useListWaitingRunsQuery,
  type CurrentUserDto,
} from '@lions/api-client';
import { MINUTE_MS } from '@lions/domain';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewFocus } from '../../ui/focus/focus';
import { useDocumentTitle } from '../../ui/screen/document-title';
import { BackupLine, BackupWarning } from '../../ui/clean-up/backups';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { partOnDemand } from '../../ui/screen/part';
import { version } from '../../../package.json';
import { useAreas, type Area } from './areas';
import { FirstSteps, useFirstSteps } from './first-steps';
import { SeasonEndNotice, useSeasonEndReminder } from '../../ui/clean-up/season-end';
import './dashboard-cards.css';

/** Rarely there, so not in the first view. */
const WaitingRuns = partOnDemand(async () => (await import('../../ui/clean-up/waiting-runs')).WaitingRuns);
const Overview = partOnDemand(async () => (await import('./overview')).Overview);

/** What is later than this is shown below the cards: above them it would move them while a user taps. */
const SHOWN_WITHIN_MS = 2000;

/** First screen of the dashboard: a card for each area that the user may manage. */
export function DashboardCards({ user }: { user: CurrentUserDto }) {
  const { t } = useTranslation();
  const { view, heading } = useViewFocus();
  useDocumentTitle(t('dashboard.title'));
  const areas = useAreas(user);
  const isSuperadmin = user.role === 'superadmin';
  const settings = useGetPublicSettingsQuery();
  const waitingRuns = useListWaitingRunsQuery(undefined, {
    skip: !isSuperadmin,
    refetchOnMountOrArgChange: true,
    // A run starts to wait at night, without any call of ours.
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
  });
  const backups = useGetBackupsQuery(undefined, {
    skip: !isSuperadmin,
    refetchOnMountOrArgChange: true,
  });
  const hasRuns = (waitingRuns.data?.runs.length ?? 0) > 0;
  const seasonEnd = useSeasonEndReminder();
  const firstSteps = useFirstSteps(user);
  const overview = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const parts = [settings, waitingRuns, backups, seasonEnd, firstSteps, overview];
  const isLoading = !Overview.useLoaded() || parts.some((part) => part.isLoading);
  const isLate = useIsLate(isLoading);
  const notices = (
    <div className="admin-stack">
      {(waitingRuns.error !== undefined || hasRuns) && <WaitingRuns />}
      {isSuperadmin && <BackupWarning />}
      {seasonEnd.isDue && <SeasonEndNotice />}
      <FirstSteps steps={firstSteps.steps} onHide={firstSteps.hide} />
      {overview.error && <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} />}
      {overview.data && <Overview overview={overview.data} />}
    </div>
  );
  return (
    <main ref={view} className="admin-main">
      <h1 ref={heading} tabIndex={-1}>
        {t('dashboard.select')}
      </h1>
      {isLoading && !isLate ? (
        <AdminSpinner />
      ) : (
        <div className="admin-home">
          {!isLate && notices}
          <div>
            <ul className="admin-cards">
              {areas.map((area) => (
                <AreaCard key={area.view} {...area} />
              ))}
            </ul>
            <p>
              <Link className="admin-password-link" to="/admin?view=profile">
                <KeyOutlined aria-hidden /> {t('access.changePassword')}
              </Link>
            </p>
            {isSuperadmin && <BackupLine />}
            <p className="admin-hint">{t('dashboard.version', { version })}</p>
          </div>
          {isLate && notices}
        </div>
      )}
    </main>
  );
}

/** Whether loading took longer than `SHOWN_WITHIN_MS`. */
function useIsLate(isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), SHOWN_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLate;
}

/** An area that is off has no link. */
function AreaCard({ view, icon, title, text, isOff }: Area) {
  const { t } = useTranslation();
  return (
    <li className={`admin-card admin-area${isOff ? ' admin-area-off' : ''}`}>
      <span className="admin-area-icon" aria-hidden="true">
        {icon}
      </span>
      <h2>{isOff ? title : <Link to={`/admin?view=${view}`}>{title}</Link>}</h2>
      <p>{text}</p>
      {isOff && <Button disabled>{t('dashboard.comingSoon')}</Button>}
    </li>
  );
}
