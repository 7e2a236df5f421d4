import { type AnalyticsDto, useCurrentUser, useGetAnalyticsQuery } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { AdminView } from '../../ui/screen/view';
import { FillCard } from './report/fill-card';
import { PageViewsCard } from './page-views-card';
import { ReportFiles } from './report-files';
import { ReportPlots } from './report/report-plots';
import { ScheduleCard } from './schedule-card';
import { TurnoutReport } from './turnout/turnout-report';
import { goToSchedule, useScheduleFilter } from './schedule-filter';
import './report/report.css';

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

/** The three figures of the report; each links to the rows it counts. */
function ReportFigures({ report }: { report: AnalyticsDto }) {
  const { t } = useTranslation();
  const { searchWith } = useScheduleFilter();
  const { teams, competingPlayers, scheduledSessions, teamsList } = report;
  const withPlayers = teamsList.filter((team) => team.competingPlayersCount > 0).length;
  const withSessions = teamsList.filter((team) => team.sessionsCount > 0).length;
  const everySession = searchWith({ team: undefined, location: undefined, week: undefined });
  return (
    <div className="admin-figures">
      <FigureCard title={t('analytics.teams')} figure={teams.active}>
        <Link to="/admin?view=teams&league=all&visible=true">
          <EyeOutlined aria-hidden /> {t('analytics.visibleTeams', { count: teams.visible })}
        </Link>
        <Link to="/admin?view=teams&league=all&visible=false">
          <EyeInvisibleOutlined aria-hidden /> {t('analytics.hiddenTeams', { count: teams.nonVisible })}
        </Link>
      </FigureCard>
      <FigureCard title={t('analytics.competingPlayers')} figure={competingPlayers.total}>
        <Link to="/admin?view=teams&league=all&players=true">
          {t('analytics.teamsWithPlayers', { count: withPlayers })}
        </Link>
      </FigureCard>
      <FigureCard title={t('analytics.scheduledSessions')} figure={scheduledSessions.total}>
        <Link to={everySession} preventScrollReset onClick={goToSchedule}>
          {t('analytics.teamsWithSessions', { count: withSessions })}
        </Link>
      </FigureCard>
    </div>
  );
}

interface FigureCardProps {
  title: string;
  figure: number;
  /** Breakdown of the figure and link to the counted rows. */
  children: ReactNode;
}

/** One figure of the report. */
function FigureCard({ title, figure, children }: FigureCardProps) {
  const id = useId();
  return (
    <section className="admin-card figure-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="admin-figure">{figure}</p>
      {children}
    </section>
  );
}
