import { useCurrentUser, useGetAnalyticsQuery, type AnalyticsDto } from '@lions/api-client';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/admin-load-failed';
import { AdminView } from '../../ui/admin-view';
import { CountBars, FigureCard } from './figure-card';
import { PageViewsCard } from './page-views-card';
import { ScheduleTable } from './schedule-table';

/** Analytics and reporting: three figures, the schedule of all sessions (spec 2.5, D-27), and page views. */
export function AnalyticsView() {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useGetAnalyticsQuery();
  const { user } = useCurrentUser();
  return (
    <AdminView title={t('analytics.title')}>
      {isLoading && <AnalyticsSkeleton />}
      {error && <LoadFailed error={error} title={t('analytics.loadFailed')} onRetry={() => void refetch()} />}
      {data && !error && <AnalyticsReport report={data} />}
      {user?.role === 'superadmin' && <PageViewsCard />}
    </AdminView>
  );
}

function AnalyticsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="admin-figures" role="status" aria-label={t('common.loading')}>
      {['teams', 'players', 'sessions'].map((card) => (
        <div key={card} className="admin-card">
          <Skeleton active />
        </div>
      ))}
    </div>
  );
}

function AnalyticsReport({ report }: { report: AnalyticsDto }) {
  const { t } = useTranslation();
  const { teams, competingPlayers, scheduledSessions, sessionsList } = report;
  const visibility = [
    { name: t('analytics.visibleTeams'), count: teams.visible },
    { name: t('analytics.hiddenTeams'), count: teams.nonVisible },
  ];
  return (
    <>
      <div className="admin-figures">
        <FigureCard title={t('analytics.teams')} figure={teams.active}>
          <CountBars counts={visibility} />
        </FigureCard>
        <FigureCard title={t('analytics.competingPlayers')} figure={competingPlayers.total}>
          <CountBars title={t('analytics.byTeam')} counts={competingPlayers.byTeam} />
        </FigureCard>
        <FigureCard title={t('analytics.scheduledSessions')} figure={scheduledSessions.total}>
          <CountBars title={t('analytics.byTeam')} counts={scheduledSessions.byTeam} />
          <CountBars title={t('analytics.byArena')} counts={scheduledSessions.byArena} />
        </FigureCard>
      </div>
      <ScheduleTable sessions={sessionsList} />
    </>
  );
}
