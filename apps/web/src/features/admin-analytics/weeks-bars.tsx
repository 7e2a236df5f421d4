import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../ui/admin-language';
import type { PlotPoint } from './plot-card';
import { formatDayOfMonth } from './short-day';

/** Dates below the bars: more would run into each other on a phone. */
const MOST_DATES = 5;

/** Weeks side by side; a point's key is the Sunday on which its week begins. */
export function WeeksBars({ points }: { points: PlotPoint[] }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const most = Math.max(1, ...points.map(({ count }) => count));
  const step = Math.ceil(points.length / MOST_DATES);
  return (
    // A long season is wider than a phone: the bars scroll, the page does not.
    <ol className="weeks-bars">
      {points.map(({ key, name, count, to, onOpen, isChosen }, place) => (
        <li key={key}>
          <Link
            to={to}
            preventScrollReset
            onClick={onOpen}
            aria-current={isChosen}
            aria-label={t('analytics.weekCount', { week: name, count })}
            title={name}
          >
            <b>{count || ''}</b>
            <span style={{ height: `${(count / most) * 100}%` }} />
          </Link>
          <span className="weeks-bars-date" aria-hidden>
            {place % step === 0 && formatDayOfMonth(key, language)}
          </span>
        </li>
      ))}
    </ol>
  );
}
