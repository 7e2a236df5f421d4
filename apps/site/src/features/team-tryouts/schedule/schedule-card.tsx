import type { Language } from '@lions/domain';
import type { Dictionary } from '../../../i18n/dictionary';
import type { OpenRegistration } from '../registration/register-button';
import { ComingMonths } from './coming-months';
import { SessionRow } from './session-row';
import type { TryoutSessionView } from '../team-view';

interface ScheduleCardProps {
  sessions: TryoutSessionView[];
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
  playerCount: number;
  language: Language;
  texts: Dictionary['tryouts']['team'];
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
