import type { Language } from '@lions/domain';
import type { Dictionary } from '../../../i18n/dictionary';
import { placesSentence } from '../registration/session-evenings';
import type { TryoutSessionView } from '../team-view';

/** The next session that takes place; undefined with none ahead. */
export function nextOf(sessions: readonly TryoutSessionView[]): TryoutSessionView | undefined {
  return sessions.find(({ isAhead, isCancelled }) => isAhead && !isCancelled);
}

interface NextSessionProps {
  session: TryoutSessionView;
  language: Language;
  texts: Dictionary['tryouts']['team'];
  formTexts: Dictionary['tryouts']['form'];
}

/** The next ice time of the team: day, time, arena, and free spots or the waiting list. */
export function NextSession({ session, language, texts, formTexts }: NextSessionProps) {
  return (
    <section className="card next-session" aria-labelledby="next-title">
      <h2 id="next-title">{texts.nextSession}</h2>
      <p className="next-when">
        <time className="day" dateTime={session.date}>
          {session.day}
        </time>{' '}
        <span className="session-times">{session.times}</span>
      </p>
      <p>{session.location}</p>
      <p className="next-places">{placesSentence(session, 1, language, formTexts)}</p>
    </section>
  );
}
