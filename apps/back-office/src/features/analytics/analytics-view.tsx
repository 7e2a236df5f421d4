import { useCurrentUser, useGetAnalyticsQuery, type AnalyticsDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/screen/loading';
import { AdminView } from '../../ui/screen/view';
import { FillCard } from './report/fill-card';
import { PageViewsCard } from './page-views/page-views-card';
import { ReportFigures } from './report/report-figures';
import { ReportFiles } from './report-files';
import { ReportPlots } from './report/report-plots';
import { ScheduleCard } from './schedule/schedule-card';
import { TurnoutReport } from './turnout/turnout-report';
import './report/report.css';
import { LoadingLines } from '../../ui/screen/loading-lines';

/** Analytics view: figures, charts, a season's turnout, the schedule of all sessions, and page views. */
export function AnalyticsView() {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useGetAnalyticsQuery({});
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
          <LoadingLines />
        </div>
      ))}
      <div className="admin-card report-skeleton-schedule">
        <LoadingLines rows={6} />
      </div>
    </div>
  );
}

function AnalyticsReport({ report }: { report: AnalyticsDto }) {
  return (
    <>
      <ReportFiles report={report} />
      <ReportFigures report={report} />
      <FillCard report={report} />
      <ReportPlots report={report} />
      <TurnoutReport />
      <ScheduleCard report={report} />
    </>
  );
}
