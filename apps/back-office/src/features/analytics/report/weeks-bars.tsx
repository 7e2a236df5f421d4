import { Link } from 'react-router-dom';
import { useLanguage } from '../../../ui/session/language';
import type { PlotPoint } from './plot-card';
import { formatDayOfMonth } from '../short-day';

/** Maximum number of date labels: more overlap on a phone. */
const MAX_DATE_LABELS = 5;

/** A week; its key is the first day, a Sunday. */
export interface WeekBar extends PlotPoint {
  /** Name of the link: the week with its counts. */
  label: string;
}

/** Vertical bars, one per week. */
export function WeeksBars({ points }: { points: WeekBar[] }) {
  const [language] = useLanguage();
  const highest = Math.max(1, ...points.map(({ count }) => count));
  const step = Math.ceil(points.length / MAX_DATE_LABELS);
  return (
    // A long season is wider than a phone: the bars scroll, not the page.
    <ol className="weeks-bars">
      {points.map(({ key, name, label, count, to, onOpen, isChosen }, place) => (
        <li key={key}>
          <Link
            to={to}
            preventScrollReset
            onClick={onOpen}
            aria-current={isChosen}
            aria-label={label}
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
