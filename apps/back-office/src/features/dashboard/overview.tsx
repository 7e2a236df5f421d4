import { CheckCircleOutlined, MailOutlined, PhoneOutlined, WarningOutlined } from '@ant-design/icons';
import type { OverviewDto, OverviewEventDto } from '@lions/api-client';
import { formatTimes, groupBy, locationLabel, PRACTICE_VENUE, venueLabel } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../ui/session/language';
import { rosterAddress, teamAddress } from '../../ui/screen/link-targets';
import { Tag } from '../../ui/screen/tags';

/** The week on the ice with its places, and what waits for a person. */
export function Overview({ overview }: { overview: OverviewDto }) {
  return (
    <div className="overview">
      <Waiting overview={overview} />
      <Week overview={overview} />
    </div>
  );
}

/** From where the areas are beside the week instead of below it (dashboard-cards.css). */
const WIDE = '(min-width: 1100px)';

/** The next day on the ice, and the others in a fold where the areas are below them. */
function Week({ overview: { today, week } }: { overview: OverviewDto }) {
  const { t } = useTranslation();
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  const [next, ...later] = groupBy(week, ({ date }) => date);
  return (
    <section className="admin-card" aria-labelledby="overview-week">
      <h2 id="overview-week">{t('dashboard.overview.week')}</h2>
      {next ? (
        <Day events={next} today={today} />
      ) : (
        <p className="admin-hint">{t('dashboard.overview.nothing')}</p>
      )}
      {later.length > 0 && (
        <details className="admin-fold" open={isWide}>
          <summary>{t('dashboard.overview.later')}</summary>
          {later.map((events) => (
            <Day key={events[0]?.date} events={events} today={today} />
          ))}
        </details>
      )}
    </section>
  );
}

function Day({ events, today }: { events: OverviewEventDto[]; today: string }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const date = events[0]?.date ?? '';
  return (
    <>
      <h3>
        {date === today && <>{t('dashboard.overview.today')} · </>}
        {formatDay(date, language)}
      </h3>
      <ul>
        {events.map((activity) => (
          <ActivityRow key={`${activity.kind} ${activity.id}`} activity={activity} />
        ))}
      </ul>
    </>
  );
}

function ActivityRow({ activity }: { activity: OverviewEventDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { time, location, isCancelled, capacity, registeredCount, waitlistCount } = activity;
  const place = location === null ? venueLabel(PRACTICE_VENUE, language) : locationLabel(location, language);
  return (
    <li className="overview-activity">
      <Link to={rosterAddress(activity)}>
        <span className="overview-time">{formatTimes(time, language)}</span>
        <b>{activity.team?.name ?? t('search.practice')}</b>
        <span className="admin-hint">{place}</span>
        <span className="overview-places">
          {isCancelled ? (
            <Tag look="bad">{t('search.cancelled')}</Tag>
          ) : (
            <>
              {t('dashboard.overview.taken', { registered: registeredCount, capacity })}
              {waitlistCount > 0 && <> · {t('dashboard.overview.waiting', { count: waitlistCount })}</>}
              <span className="overview-bar" aria-hidden>
                <span style={{ width: `${Math.min(1, registeredCount / capacity) * 100}%` }} />
              </span>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}

/** Tasks, and changes since yesterday. */
function Waiting({ overview }: { overview: OverviewDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { familiesToTell, failedMails, stillLines, teamsWithoutSessions, changes } = overview;
  const changed = (['registered', 'waiting', 'promoted', 'cancelled'] as const)
    .filter((kind) => changes[kind] > 0)
    .map((kind) => t(`dashboard.overview.changes.${kind}`, { count: changes[kind] }));
  const things = [
    ...(familiesToTell > 0
      ? [
          <Thing key="tell" to="/admin?view=to-tell" icon={<PhoneOutlined />}>
            {t('dashboard.overview.familiesToTell', { count: familiesToTell })}
          </Thing>,
        ]
      : []),
    ...(failedMails
      ? [
          <Thing key="mail" to="/admin?view=outbox&status=failed" icon={<MailOutlined />}>
            {t('dashboard.overview.failedMails', { count: failedMails })}
          </Thing>,
        ]
      : []),
    ...stillLines.map((activity) => (
      <Thing key={`${activity.kind} ${activity.id}`} to={rosterAddress(activity)} icon={<WarningOutlined />}>
        {t('dashboard.overview.stillLine', {
          what: activity.team?.name ?? t('search.practice'),
          day: formatDay(activity.date, language),
          count: activity.waitlistCount,
        })}
      </Thing>
    )),
    ...teamsWithoutSessions.map(({ id, name }) => (
      <Thing key={`team ${id}`} to={teamAddress({ id })} icon={<WarningOutlined />}>
        {t('dashboard.overview.noSession', { team: name })}
      </Thing>
    )),
  ];
  return (
    <section className="admin-card" aria-labelledby="overview-waiting">
      <h2 id="overview-waiting">{t('dashboard.overview.todo')}</h2>
      {things.length > 0 ? (
        <ul className="admin-steps">{things}</ul>
      ) : (
        <p className="admin-hint">
          <CheckCircleOutlined aria-hidden /> {t('dashboard.overview.done')}
        </p>
      )}
      <h3>{t('dashboard.overview.sinceYesterday')}</h3>
      <p className="admin-hint">{changed.join(' · ') || t('dashboard.overview.noChange')}</p>
    </section>
  );
}

function Thing({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>
        <span aria-hidden>{icon}</span>
        {children}
      </Link>
    </li>
  );
}
