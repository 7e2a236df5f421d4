import type { AnalyticsDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { LEAGUE_CONTENT } from '../../content/leagues';
import { formatTimes } from '../../i18n/formats';
import { useLanguage } from '../../ui/admin-language';
import { formatShortDay } from './short-day';

type Sessions = AnalyticsDto['sessionsList'];

/** 'Tryout Sessions Schedule': a table, and a list of cards on a phone. */
export function ScheduleTable({ sessions }: { sessions: Sessions }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const columns: { title: string; show: (session: Sessions[number]) => string }[] = [
    { title: t('analytics.team'), show: ({ teamName }) => teamName },
    { title: t('analytics.league'), show: ({ league }) => LEAGUE_CONTENT[league].label },
    { title: t('analytics.date'), show: ({ date }) => formatShortDay(date, language) },
    { title: t('analytics.time'), show: ({ time }) => formatTimes(time, language) },
    { title: t('analytics.location'), show: ({ location }) => location },
    { title: t('analytics.players'), show: ({ competingPlayersCount }) => String(competingPlayersCount) },
  ];
  return (
    <section className="admin-card" aria-labelledby="schedule-title">
      <h2 id="schedule-title">{t('analytics.scheduleTitle')}</h2>
      {sessions.length === 0 ? (
        <p className="admin-hint">{t('analytics.noSessions')}</p>
      ) : (
        <table className="admin-table" aria-labelledby="schedule-title">
          <thead>
            <tr>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id}>
                {columns.map(({ title, show }) => (
                  <td key={title} data-label={title}>
                    {show(session)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
