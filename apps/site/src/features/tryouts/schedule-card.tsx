import { type Language, civilDateOf, type CivilDate } from '@lions/domain';
import { formatMonth } from '@lions/web-base';
import type { ReactNode } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import type { OpenRegistration } from './register-button';
import { SessionRow } from './session-row';
import type { TryoutSessionView } from './team-view';

interface ScheduleCardProps {
  sessions: TryoutSessionView[];
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
  playerCount: number;
  language: Language;
  texts: Dictionary['tryouts']['team'];
  formTexts: Dictionary['tryouts']['form'];
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  registration: OpenRegistration;
  /** Whether a refetch is in progress. */
  isLoading: boolean;
  /** Address of the page with this device's receipts. */
  myHref: string;
}

/** The team's sessions, coming ones by month and past ones folded; at most one of them selected. Without JavaScript the buttons reload the page. */
export function ScheduleCard(props: ScheduleCardProps) {
  const { sessions, selected, onSelect, isLoading, myHref, ...rest } = props;
  const { texts, language } = rest;
  const past = sessions.filter(({ isPast }) => isPast);
  const coming = sessions.filter(({ isPast }) => !isPast);
  const row = (session: TryoutSessionView) => {
    const isSelected = session.id === selected;
    const select = () => onSelect(isSelected ? undefined : session.id);
    return (
      <SessionRow key={session.id} {...rest} session={session} isSelected={isSelected} onSelect={select} />
    );
  };
  return (
    <section className="card" aria-labelledby="schedule-title" aria-busy={isLoading}>
      <h2 id="schedule-title">{texts.scheduleTitle}</h2>
      {isLoading && <p className="session-prompt">{texts.loadingSessions}</p>}
      {selected !== undefined && !sessions.some(({ id }) => id === selected) && (
        <p className="session-gone">{texts.sessionGone}</p>
      )}
      {sessions.length === 0 ? (
        <p className="empty">
          <strong>{texts.noSessionsTitle}</strong>
          {texts.noSessions}
          <br />
          {texts.noSessionsText}
        </p>
      ) : (
        <form method="get">
          <p className="session-prompt">{texts.selectSession}</p>
          <ComingMonths sessions={coming} row={row} language={language} texts={texts} />
          {past.length > 0 && (
            <details className="past-sessions" open={past.some(({ id }) => id === selected)}>
              <summary>{texts.pastSessions}</summary>
              <ol className="sessions">{past.map(row)}</ol>
            </details>
          )}
        </form>
      )}
      {sessions.some(({ isOpen, registered }) => isOpen || registered > 0) && (
        <p className="already-registered">
          {texts.alreadyRegistered}{' '}
          <a className="tap-link" href={myHref}>
            {texts.mine}
          </a>
        </p>
      )}
    </section>
  );
}

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
function ComingMonths({ sessions, row, language, texts }: ComingMonthsProps) {
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
