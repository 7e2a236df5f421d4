import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import type { AnalyticsDto } from '@lions/api-client';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { goToSchedule, useScheduleFilter } from '../schedule/schedule-filter';

/** The three figures of the report; each links to the rows it counts. */
export function ReportFigures({ report }: { report: AnalyticsDto }) {
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
