import { CheckCircleOutlined, HourglassOutlined } from '@ant-design/icons';
import type { AnalyticsDto } from '@lions/api-client';
import { formatTimes } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CLUB_ZONE } from '../../../ui/time/clock';
import { useLanguage } from '../../../ui/session/language';
import { comingSessions } from './report-rows';
import { PlotCard, type PlotPoint } from './plot-card';
import { formatMediumDay } from '../short-day';

interface FillPoint extends PlotPoint {
  capacity: number;
  waiting: number;
}

/** Fill rate of upcoming sessions; each bar opens the registrations of its session. */
export function FillCard({ report }: { report: AnalyticsDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const points = comingSessions(report, new Date(), CLUB_ZONE).map((session): FillPoint => {
    const { id, teamId, teamName, date, time, capacity, registeredCount, waitlistCount } = session;
    return {
      key: String(id),
      name: `${teamName} · ${formatMediumDay(date, language)}, ${formatTimes(time, language)}`,
      to: `/admin?view=tryouts&team=${teamId}&registrations=${id}`,
      count: registeredCount,
      figures: [registeredCount, capacity, waitlistCount],
      capacity,
      waiting: waitlistCount,
    };
  });
  return (
    <PlotCard
      title={t('analytics.fill')}
      nameTitle={t('analytics.session')}
      countTitles={[t('analytics.registered'), t('analytics.capacity'), t('analytics.waiting')]}
      points={points}
      emptyText={t('analytics.noComing')}
    >
      <p className="admin-hint">{t('analytics.fillHint', { count: points.length })}</p>
      <ul className="count-bars fill-bars">
        {points.map((point) => (
          <FillBar key={point.key} point={point} />
        ))}
      </ul>
    </PlotCard>
  );
}

/**
 * Capped at 100 %: lowering the capacity removes no registration, so a session can be over
 * capacity.
 */
function FillBar({ point: { name, to, count, capacity, waiting } }: { point: FillPoint }) {
  const { t } = useTranslation();
  const isFull = count >= capacity;
  return (
    <li>
      <Link to={to}>
        <span>{name}</span>
        <b>{t('analytics.taken', { registered: count, capacity })}</b>
        <span className="count-bar" aria-hidden>
          <span style={{ width: `${Math.min(1, count / capacity) * 100}%` }} />
        </span>
        {(isFull || waiting > 0) && (
          <span className="fill-state">
            {isFull && (
              <span>
                <CheckCircleOutlined aria-hidden /> {t('analytics.isFull')}
              </span>
            )}
            {waiting > 0 && (
              <span>
                <HourglassOutlined aria-hidden /> {t('analytics.waitingCount', { count: waiting })}
              </span>
            )}
          </span>
        )}
      </Link>
    </li>
  );
}
