import type { AnalyticsDto } from '@lions/api-client';
import { locationLabel } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { teamAddress } from '../../../ui/screen/link-targets';
import { useLanguage } from '../../../ui/session/language';
import { CountBars } from './count-bars';
import { PlotCard, type PlotPoint } from './plot-card';
import { goToSchedule, useScheduleFilter, type FilterName } from '../schedule-filter';
import { formatMediumDay } from '../short-day';
import { weeksInRow } from './report-rows';
import { WeeksBars } from './weeks-bars';

/**
 * Charts: sessions by place and by week, players and sessions by team. Every bar opens the rows it
 * counts.
 */
export function ReportPlots({ report }: { report: AnalyticsDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { filter, searchWith } = useScheduleFilter();
  const { byArena, byWeek } = report.scheduledSessions;
  const scheduled = (filterName: FilterName, key: string, name: string, count: number): PlotPoint => ({
    key,
    name,
    count,
    to: searchWith({ [filterName]: key }),
    onOpen: goToSchedule,
    isChosen: filter[filterName] === key,
  });
  const weekName = (week: string) => t('analytics.weekOf', { day: formatMediumDay(week, language) });
  const weeks = weeksInRow(byWeek).map(({ week, count }) => ({
    ...scheduled('week', week, weekName(week), count),
    label: t('analytics.weekCount', { week: weekName(week), count }),
  }));
  const teams = t('analytics.team');
  return (
    <div className="admin-pair">
      <PlotCard
        title={t('analytics.sessionsByWeek')}
        nameTitle={t('analytics.week')}
        countTitles={[t('analytics.sessions')]}
        points={weeks}
      >
        <WeeksBars points={weeks} />
      </PlotCard>
      <BarsCard
        title={t('analytics.sessionsByArena')}
        nameTitle={t('analytics.location')}
        countTitles={[t('analytics.sessions')]}
        points={byArena.map(({ name, count }) =>
          scheduled('location', name, locationLabel(name, language), count),
        )}
      />
      <BarsCard
        title={t('analytics.sessionsByTeam')}
        nameTitle={teams}
        countTitles={[t('analytics.sessions')]}
        points={largestFirst(report.teamsList, ({ sessionsCount }) => sessionsCount).map((team) =>
          scheduled('team', String(team.id), team.name, team.sessionsCount),
        )}
      />
      <BarsCard
        title={t('analytics.playersByTeam')}
        nameTitle={teams}
        countTitles={[t('analytics.players')]}
        points={largestFirst(report.teamsList, (team) => team.competingPlayersCount).map((team) => ({
          key: String(team.id),
          name: team.name,
          count: team.competingPlayersCount,
          to: teamAddress(team),
        }))}
      />
    </div>
  );
}

interface BarsCardProps {
  title: string;
  nameTitle: string;
  countTitles: string[];
  points: PlotPoint[];
}

function BarsCard(props: BarsCardProps) {
  return (
    <PlotCard {...props}>
      <CountBars points={props.points} />
    </PlotCard>
  );
}

type ReportedTeam = AnalyticsDto['teamsList'][number];

const largestFirst = (teams: ReportedTeam[], countOf: (team: ReportedTeam) => number) =>
  [...teams].sort((a, b) => countOf(b) - countOf(a));
