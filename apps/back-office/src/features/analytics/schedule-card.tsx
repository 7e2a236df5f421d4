import { CloseOutlined } from '@ant-design/icons';
import type { AnalyticsDto } from '@lions/api-client';
import { formatTimes, locationLabel } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsPrinting } from '../../ui/screen/printing';
import { useLanguage } from '../../ui/session/language';
import { AdminTable, type TableColumn } from '../../ui/tables/table';
import {
  FILTERS,
  filterSessions,
  goToSchedule,
  SCHEDULE_TITLE_ID,
  useScheduleFilter,
  type FilterName,
} from './schedule-filter';
import { formatMediumDay } from './short-day';

type ReportedSession = AnalyticsDto['sessionsList'][number];

/** 'Tryout Sessions Schedule': all sessions by date, filtered by the address. */
export function ScheduleCard({ report }: { report: AnalyticsDto }) {
  const { t } = useTranslation();
  const isPrinting = useIsPrinting();
  const columns = useColumns();
  const { filter } = useScheduleFilter();
  const all = report.sessionsList;
  const sessions = filterSessions(all, filter);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <section className="admin-card schedule-card" aria-labelledby={SCHEDULE_TITLE_ID}>
      <h2 id={SCHEDULE_TITLE_ID} tabIndex={-1}>
        {t('analytics.scheduleTitle')}
      </h2>
      {isFiltered && <FilterChips report={report} />}
      {isFiltered && (
        <p className="admin-hint" role="status">
          {t('analytics.sessionsFound', { count: sessions.length, total: all.length })}
        </p>
      )}
      {sessions.length > 0 ? (
        <AdminTable
          labelledBy={SCHEDULE_TITLE_ID}
          columns={columns}
          rows={sessions}
          rowKey={({ id }) => id}
          {...(isPrinting && { pageSize: sessions.length })}
        />
      ) : (
        !isFiltered && <p className="admin-hint">{t('analytics.noSessions')}</p>
      )}
    </section>
  );
}

function useColumns(): TableColumn<ReportedSession>[] {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const placeName = ({ location }: ReportedSession) => locationLabel(location, language).trim();
  return [
    {
      key: 'team',
      title: t('analytics.team'),
      sortBy: ({ teamName }) => teamName,
      show: ({ teamName }) => teamName,
    },
    {
      key: 'league',
      title: t('analytics.league'),
      sortBy: ({ league }) => LEAGUE_CONTENT[league].label,
      show: ({ league }) => LEAGUE_CONTENT[league].label,
    },
    {
      key: 'date',
      title: t('analytics.date'),
      sortBy: ({ date }) => date,
      show: ({ date }) => formatMediumDay(date, language),
    },
    {
      key: 'time',
      title: t('analytics.time'),
      show: ({ time }) => formatTimes(time, language),
    },
    {
      key: 'location',
      title: t('analytics.location'),
      sortBy: placeName,
      show: placeName,
    },
    {
      key: 'capacity',
      title: t('analytics.capacity'),
      isNumber: true,
      sortBy: ({ capacity }) => capacity,
      show: ({ capacity }) => capacity,
    },
    {
      key: 'players',
      title: t('analytics.players'),
      isNumber: true,
      sortBy: (row) => row.competingPlayersCount,
      show: (row) => row.competingPlayersCount,
    },
  ];
}

/** Active filters of the schedule, each removable with a tap. */
function FilterChips({ report }: { report: AnalyticsDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { filter, searchWith } = useScheduleFilter();
  const texts: Record<FilterName, (value: string) => string> = {
    team: (id) => report.teamsList.find((team) => String(team.id) === id)?.name ?? t('analytics.unknownTeam'),
    location: (name) => locationLabel(name, language),
    week: (week) => t('analytics.weekOf', { day: formatMediumDay(week, language) }),
  };
  const chosen = FILTERS.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [{ name, text: texts[name](value) }];
  });
  return (
    <ul className="filter-chips" aria-label={t('analytics.filters')}>
      {chosen.map(({ name, text }) => (
        <li key={name}>
          <Link
            to={searchWith({ [name]: undefined })}
            preventScrollReset
            onClick={goToSchedule}
            aria-label={t('analytics.removeFilter', { text })}
          >
            {text} <CloseOutlined aria-hidden />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link
            to={searchWith({ team: undefined, location: undefined, week: undefined })}
            preventScrollReset
            onClick={goToSchedule}
          >
            {t('analytics.removeFilters')}
          </Link>
        </li>
      )}
    </ul>
  );
}
