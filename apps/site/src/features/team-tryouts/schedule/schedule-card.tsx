import type { Language } from '@lions/domain';
import type { Dictionary } from '../../../i18n/dictionary';
import { HowToTakePart, type AssociationsLink } from './how-to-take-part';
import { RegisterButton, type OpenRegistration } from '../registration/register-button';
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
  associations: AssociationsLink;
  /** Address of the page with this device's receipts. */
  myHref: string;
}

/** The team's sessions, at most one of them selected. Without JavaScript the buttons reload the page. */
export function ScheduleCard(props: ScheduleCardProps) {
  const { sessions, selected, onSelect, isLoading, associations, myHref, ...rest } = props;
  const { texts } = rest;
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
          <ol className="sessions">
            {sessions.map((session) => {
              const isSelected = session.id === selected;
              const select = () => onSelect(isSelected ? undefined : session.id);
              return (
                <SessionRow
                  key={session.id}
                  {...rest}
                  session={session}
                  isSelected={isSelected}
                  onSelect={select}
                />
              );
            })}
          </ol>
        </form>
      )}
      {sessions.some(({ isOpen }) => isOpen) ? (
        <form method="get" className="take-part">
          {selected !== undefined && <input type="hidden" name="session" value={selected} />}
          <RegisterButton {...rest.registration} label={texts.register} texts={texts} />
          <noscript>
            <p>{texts.needsScript}</p>
          </noscript>
        </form>
      ) : (
        <HowToTakePart texts={texts} associations={associations} />
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
