import type { Dictionary } from '../../i18n/dictionary';
import { HowToTakePart, type AssociationsLink } from './how-to-take-part';
import type { TryoutSessionView } from './team-view';

type TeamTexts = Dictionary['tryouts']['team'];

interface SessionRowProps {
  session: TryoutSessionView;
  isSelected: boolean;
  onSelect: () => void;
  playerCount: number;
  texts: TeamTexts;
  newTab: string;
}

function SessionRow({ session, isSelected, onSelect, playerCount, texts, newTab }: SessionRowProps) {
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
        <time className="session-day" dateTime={session.date}>
          {session.day}
        </time>
        <span className="session-times">{session.times}</span>
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
      {session.description && <p className="session-description">{session.description}</p>}
      {isSelected && <SessionDetails spots={session.spots} playerCount={playerCount} texts={texts} />}
    </li>
  );
}

interface SessionDetailsProps {
  spots: number;
  playerCount: number;
  texts: TeamTexts;
}

function SessionDetails({ spots, playerCount, texts }: SessionDetailsProps) {
  const figures = [
    { name: texts.competingPlayers, value: playerCount },
    { name: texts.spots, value: spots },
    { name: texts.total, value: playerCount },
  ];
  return (
    <div className="session-details">
      <h3>{texts.details}</h3>
      <p>{texts.noPlayersRegistered}</p>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ScheduleCardProps {
  sessions: TryoutSessionView[];
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
  playerCount: number;
  texts: TeamTexts;
  newTab: string;
  /** Whether they are being read anew. */
  isLoading: boolean;
  associations: AssociationsLink;
}

/** The team's sessions, of which one at a time can be selected. Without script the buttons load the page anew. */
export function ScheduleCard(props: ScheduleCardProps) {
  const { sessions, selected, onSelect, isLoading, associations, ...rest } = props;
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
      <HowToTakePart texts={texts} associations={associations} />
    </section>
  );
}
