import type { Language } from '@lions/domain';
import { formatShortDay, translate } from '@lions/web-base';
import type { Dictionary } from '../../../i18n/dictionary';
import { SelectField } from '../../../ui/registration/form-fields';
import type { TryoutSessionView } from '../team-view';

/** The wanted session, if it is open; the only one when none is wanted. */
export function chosenAtFirst(sessions: readonly TryoutSessionView[], wanted?: number): number | undefined {
  if (wanted !== undefined) return sessions.find(({ id }) => id === wanted)?.id;
  return sessions.length === 1 ? sessions[0]?.id : undefined;
}

/** Free places; none while players wait. */
export function spotsLeft({ spots, registered, waiting }: TryoutSessionView): number {
  return waiting > 0 ? 0 : Math.max(0, spots - registered);
}

interface SessionFieldProps {
  sessions: readonly TryoutSessionView[];
  chosen: TryoutSessionView | undefined;
  onChoose: (id: number | undefined) => void;
  /** Number of children in the form. */
  playerCount: number;
  problem?: string;
  language: Language;
  texts: Dictionary['tryouts']['form'];
}

/** Choice of the session, with its free places or its waiting list. */
export function SessionField({
  sessions,
  chosen,
  onChoose,
  playerCount,
  problem,
  language,
  texts,
}: SessionFieldProps) {
  return (
    <div className="session-field">
      {sessions.length === 1 && chosen ? (
        <input type="hidden" name="session" value={chosen.id} />
      ) : (
        <SelectField
          label={texts.session}
          name="session"
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChoose(Number(target.value) || undefined)}
          problem={problem}
        >
          <option value="">{texts.chooseSession}</option>
          {/* A shortened day: on a phone the full one would cut off the time. */}
          {sessions.map(({ id, date, times }) => (
            <option key={id} value={id}>
              {formatShortDay(date, language)}, {times}
            </option>
          ))}
        </SelectField>
      )}
      <div className="session-chosen" aria-live="polite">
        {chosen && (
          <>
            <p>
              {chosen.day}, {chosen.times}, {chosen.location}
            </p>
            <p className="session-places">{placesSentence(chosen, playerCount, language, texts)}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** 'Two spots left', that they are not enough for all, or that only the waiting list is left. */
export function placesSentence(
  session: TryoutSessionView,
  playerCount: number,
  language: Language,
  texts: Dictionary['tryouts']['form'],
): string {
  const say = (key: 'spotsLeft' | 'notForAll' | 'waiting', count: number) =>
    translate(language, texts, key, { count });
  const left = spotsLeft(session);
  if (left > 0) return say(left < playerCount ? 'notForAll' : 'spotsLeft', left);
  return session.waiting > 0 ? `${texts.full} ${say('waiting', session.waiting)}` : texts.full;
}
