import { ArrowRightOutlined, KeyOutlined } from '@ant-design/icons';
import {
  type CurrentUserDto,
  useGetAnalyticsQuery,
  useGetBackupsQuery,
  useGetOverviewQuery,
  useGetPublicSettingsQuery,
  useListWaitingRunsQuery,
} from '@lions/api-client';
import { MINUTE_MS } from '@lions/domain';
import { Button } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewFocus } from '../../ui/screen/focus';
import { useDocumentTitle } from '../../ui/screen/document-title';
import { BackupLine, BackupWarning } from '../../ui/clean-up/backups';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { partOnDemand } from '../../ui/screen/part';
import { version } from '../../../package.json';
import { useAreas, type Area } from './areas';
import { SeasonEndNotice, useSeasonEndReminder } from '../../ui/clean-up/season-end';
import { useBrowserChoice } from '../../ui/session/browser-choice';
import './dashboard-cards.css';

/** Rarely there, so not in the first view. */
const WaitingRuns = partOnDemand(async () => (await import('../../ui/clean-up/waiting-runs')).WaitingRuns);
const Overview = partOnDemand(async () => (await import('./overview')).Overview);

/** Notices later than this are shown below the cards: above, they would move the cards while a user taps. */
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

interface Step {
  /** View name as in the address: /admin?view=… */
  view: string;
  text: string;
}

/** Set-up steps of a new club that are not done yet; none when the user dismissed them in this browser. */
function useFirstSteps(user: CurrentUserDto): { steps: Step[]; isLoading: boolean; hide: () => void } {
  const { t } = useTranslation();
  const [isHidden, setHidden] = useBrowserChoice('admin-first-steps-hidden');
  const { data: numbers, isLoading } = useGetAnalyticsQuery({ limit: 1 }, { skip: isHidden });
  const { data: settings } = useGetPublicSettingsQuery(undefined, { skip: isHidden });
  const hide = () => setHidden(true);
  if (isHidden || !numbers || !settings) return { steps: [], isLoading, hide };
  const { teams, scheduledSessions, competingPlayers } = numbers;
  const hasNotice = settings.developmentNoticeEnabled && user.role === 'superadmin';
  const steps = [
    { isDone: teams.active > 0, view: 'teams', text: t('dashboard.stepTeam') },
    { isDone: scheduledSessions.total > 0, view: 'tryouts', text: t('dashboard.stepSession') },
    { isDone: competingPlayers.total > 0, view: 'tryouts', text: t('dashboard.stepPlayers') },
    { isDone: !hasNotice, view: 'settings', text: t('dashboard.stepNotice') },
  ].filter(({ isDone }) => !isDone);
  return { steps, isLoading, hide };
}

/** Card of the steps of `useFirstSteps`; renders nothing without steps. */
function FirstSteps({ steps, onHide }: { steps: Step[]; onHide: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  if (steps.length === 0) return null;
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <div className="admin-card-head">
        <h2 id={titleId}>{t('dashboard.firstSteps')}</h2>
        <Button type="text" onClick={onHide}>
          {t('dashboard.hideFirstSteps')}
        </Button>
      </div>
      <ul className="admin-steps">
        {steps.map(({ view, text }) => (
          <li key={text}>
            <Link to={`/admin?view=${view}`}>
              {text} <ArrowRightOutlined aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
