import { type AnalyticsDto, useGetAnalyticsQuery } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { DownOutlined, EyeInvisibleOutlined, EyeOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { partOnDemand } from '../../ui/screen/part';
import { AdminView } from '../../ui/screen/view';
import { FillCard } from './report/fill-card';
import { ReportFiles } from './report-files';
import { ScheduleCard } from './schedule-card';
import { goToSchedule, useScheduleFilter } from './schedule-filter';
import './report/report.css';

/** Analytics view: figures, the fill rate and the schedule of all sessions; the other figures on request. */
export function AnalyticsView() {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useGetAnalyticsQuery({});
  return (
    <AdminView title={t('analytics.title')}>
      {isLoading && <AnalyticsSkeleton />}
      {error && <LoadFailed error={error} title={t('analytics.loadFailed')} onRetry={() => void refetch()} />}
      {data && !error && <AnalyticsReport report={data} />}
      <MoreFigures report={error ? undefined : data} />
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
      <ScheduleCard report={report} />
    </>
  );
}

const FurtherReports = partOnDemand(async () => (await import('./further-reports')).FurtherReports);

/** Parameters of the address that open the further reports, so that they are open again after Back. */
const OPENED_BY = ['more', 'season', 'made'];

/** Charts, a season's turnout and page views, which are loaded when they are opened. */
function MoreFigures({ report }: { report: AnalyticsDto | undefined }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const isOpen = OPENED_BY.some((name) => search.has(name));
  const toggle = () =>
    setSearch(
      (now) => {
        for (const name of OPENED_BY) now.delete(name);
        if (!isOpen) now.set('more', 'true');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Button
        className="report-more"
        icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        aria-expanded={isOpen}
        {...FurtherReports.ahead}
        onClick={toggle}
      >
        {t('analytics.more')}
      </Button>
      {isOpen && <FurtherReports report={report} />}
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
