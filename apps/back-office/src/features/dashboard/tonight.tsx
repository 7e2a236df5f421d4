import { CheckSquareOutlined } from '@ant-design/icons';
import type { OverviewDto, OverviewEventDto } from '@lions/api-client';
import { formatTimes, groupBy, locationLabel, PRACTICE_VENUE, venueLabel } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rosterAddress } from '../../ui/screen/link-targets';
import { Tag } from '../../ui/screen/tags';
import { useLanguage } from '../../ui/session/language';
import { ownAddress } from '../../ui/session/own-address';

/** Practices and tryout sessions of seven days: the roster and the check-in of each are one tap away. */
export function Tonight({ overview: { today, week } }: { overview: OverviewDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  return (
    <section className="admin-card overview" aria-labelledby="overview-week">
      <h2 id="overview-week">{t('dashboard.overview.week')}</h2>
      {week.length === 0 && <p className="admin-hint">{t('dashboard.overview.nothing')}</p>}
      {groupBy(week, ({ date }) => date).map(([first, ...others]) => (
        <div key={first?.date}>
          <h3>
            {first?.date === today && <>{t('dashboard.overview.today')} · </>}
            {formatDay(first?.date ?? '', language)}
          </h3>
          <ul>
            {[first, ...others].map(
              (activity) =>
                activity && (
                  <ActivityRow
                    key={`${activity.kind} ${activity.id}`}
                    activity={activity}
                    isToday={activity.date === today}
                  />
                ),
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}

function ActivityRow({ activity, isToday }: { activity: OverviewEventDto; isToday: boolean }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { kind, id, team, date, time, location, isCancelled, capacity } = activity;
  const { registeredCount, waitlistCount } = activity;
  const place = location === null ? venueLabel(PRACTICE_VENUE, language) : locationLabel(location, language);
  const what = team?.name ?? t('search.practice');
  const when = `${what}, ${formatDay(date, language)}, ${formatTimes(time, language)}`;
  return (
    <li className="overview-activity">
      <Link to={rosterAddress(activity)}>
        <span className="overview-time">{formatTimes(time, language)}</span>
        <b>
          {what} {team?.isVisible === false && <Tag look="plain">{t('dashboard.overview.hidden')}</Tag>}
        </b>
        <span className="admin-hint">{place}</span>
        <span className="overview-places">
          {isCancelled ? (
            <Tag look="bad">{t('search.cancelled')}</Tag>
          ) : (
            <>
              {t('dashboard.overview.taken', { registered: registeredCount, capacity })}
              {waitlistCount > 0 && <> · {t('dashboard.overview.waiting', { count: waitlistCount })}</>}
            </>
          )}
        </span>
      </Link>
      {!isCancelled && (
        <Button
          type={isToday ? 'primary' : 'default'}
          icon={<CheckSquareOutlined aria-hidden />}
          href={ownAddress(`/admin/check-in/${kind === 'practice' ? 'practices' : 'sessions'}/${id}`)}
          aria-label={t('registrations.checkInNamed', { when })}
        >
          {t('registrations.checkIn')}
        </Button>
      )}
    </li>
  );
}
