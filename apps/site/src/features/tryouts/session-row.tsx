import type { Language } from '@lions/domain';
import { formatDayOfYear, translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import { FeeLine } from '../../ui/fee-line';
import { AddToCalendar } from '../../ui/calendar/add-to-calendar';
import { RegisterButton, type OpenRegistration } from './register-button';
import { placesSentence } from './session-evenings';
import type { TryoutSessionView } from './team-view';

type TeamTexts = Dictionary['tryouts']['team'];

interface SessionRowProps {
  session: TryoutSessionView;
  isSelected: boolean;
  onSelect: () => void;
  /** Number of competing players of the team. */
  playerCount: number;
  language: Language;
  texts: TeamTexts;
  formTexts: Dictionary['tryouts']['form'];
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  registration: OpenRegistration;
}

/**
 * One session of the schedule; the selected one shows its numbers and, while it is open, the register button.
 */
export function SessionRow({ session, isSelected, onSelect, texts, newTab, ...rest }: SessionRowProps) {
  return (
    <li className={isSelected ? 'session session-selected' : 'session'}>
      <button
        className="session-choice"
        name="session"
        value={session.id}
        aria-pressed={isSelected}
        onClick={(event) => {
          event.preventDefault();
          onSelect();
        }}
      >
        <time className="day session-day" dateTime={session.date}>
          {session.isPast ? session.day : formatDayOfYear(session.date, rest.language)}
        </time>
        <span className="session-times">{session.times}</span>
        {session.isCancelled && <strong className="session-cancelled">{texts.cancelled}</strong>}
      </button>
      <p className="session-place">
        {session.location}
        {session.mapUrl && (
          <a href={session.mapUrl} target="_blank" rel="noopener noreferrer">
            {texts.map}
            <span className="visually-hidden">
              {' '}
              – {session.location} {newTab}
            </span>
          </a>
        )}
      </p>
      {session.isOpen && (
        <p className="session-places">{placesSentence(session, rest.language, rest.formTexts)}</p>
      )}
      {session.description && (
        <p className="session-description" lang={session.description.language}>
          {session.description.text}
        </p>
      )}
      <FeeLine fee={session.fee} newTab={newTab} />
      {session.calendar && (
        <AddToCalendar
          addresses={session.calendar}
          name={session.day}
          texts={rest.calendarTexts}
          newTab={newTab}
        />
      )}
      {isSelected && <SessionDetails {...rest} session={session} texts={texts} />}
    </li>
  );
}

type SessionDetailsProps = Omit<
  SessionRowProps,
  'isSelected' | 'onSelect' | 'newTab' | 'formTexts' | 'calendarTexts'
>;

function SessionDetails({ session, playerCount, language, texts, registration }: SessionDetailsProps) {
  const { registered, waiting, spots, isOpen } = session;
  const figures = [
    { name: texts.registered, value: registered },
    { name: texts.waitlist, value: waiting },
    { name: texts.competingPlayers, value: playerCount },
    { name: texts.spots, value: spots },
    { name: texts.total, value: playerCount },
  ];
  const isFull = registered >= spots || waiting > 0;
  return (
    <div className="session-details">
      <h3>{texts.details}</h3>
      <p>
        {registered === 0
          ? texts.noPlayersRegistered
          : translate(language, texts, 'registeredOf', { count: registered, capacity: spots })}
      </p>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <RegisterButton
          {...registration}
          sessionId={session.id}
          label={isFull ? texts.joinHere : texts.registerHere}
          texts={texts}
        />
      )}
    </div>
  );
}
