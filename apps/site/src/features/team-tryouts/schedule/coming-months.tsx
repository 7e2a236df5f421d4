import { civilDateOf, type CivilDate, type Language } from '@lions/domain';
import { formatMonth } from '@lions/web-base';
import type { ReactNode } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import type { TryoutSessionView } from '../team-view';

interface ComingMonthsProps {
  sessions: readonly TryoutSessionView[];
  /** One session of the list. */
  row: (session: TryoutSessionView) => ReactNode;
  language: Language;
  texts: Dictionary['tryouts']['team'];
}

/** First day of a session's month; undefined for an unreadable date. */
const monthOf = ({ date }: TryoutSessionView): CivilDate | undefined => {
  const day = civilDateOf(date);
  return day && `${day.slice(0, 7)}-01`;
};

/** Sessions by month, with a chip per month that leads to it: links, so that they work without a script. */
export function ComingMonths({ sessions, row, language, texts }: ComingMonthsProps) {
  const months = [...new Set(sessions.map(monthOf))];
  if (months.length < 2) return <ol className="sessions">{sessions.map(row)}</ol>;
  return (
    <>
      <nav className="month-chips" aria-label={texts.months}>
        {months.map(
          (month) =>
            month && (
              <a key={month} href={`#month-${month.slice(0, 7)}`}>
                {formatMonth(month, language)}
              </a>
            ),
        )}
      </nav>
      {months.map((month) => (
        <div key={month ?? ''} className="session-month">
          {month && <h3 id={`month-${month.slice(0, 7)}`}>{formatMonth(month, language)}</h3>}
          <ol className="sessions">{sessions.filter((session) => monthOf(session) === month).map(row)}</ol>
        </div>
      ))}
    </>
  );
}
