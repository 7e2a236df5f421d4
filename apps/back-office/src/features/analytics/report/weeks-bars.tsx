import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../ui/session/language';
import type { PlotPoint } from './plot-card';
import { formatDayOfMonth } from '../short-day';

/** Maximum number of date labels: more overlap on a phone. */
const MAX_DATE_LABELS = 5;

/** Vertical bars, one per week; a point's key is the week's first day, a Sunday. */
export function WeeksBars({ points }: { points: PlotPoint[] }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const highest = Math.max(1, ...points.map(({ count }) => count));
  const step = Math.ceil(points.length / MAX_DATE_LABELS);
  return (
    // A long season is wider than a phone: the bars scroll, not the page.
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
            <span style={{ height: `${(count / highest) * 100}%` }} />
          </Link>
          <span className="weeks-bars-date" aria-hidden>
            {place % step === 0 && formatDayOfMonth(key, language)}
          </span>
        </li>
      ))}
    </ol>
  );
}
