import { useEffect, useRef, useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { translate } from '../../i18n/translate';
import type { Language } from '@lions/domain';
import type { FamilyActs } from './use-family';
import type { RegistrationView } from './family-view';
import { Question } from './question';
import { StateMark } from './state-mark';

interface HeldRegistrationProps {
  registration: RegistrationView;
  childName: string;
  language: Language;
  texts: Dictionary['family'];
  newTab: string;
  acts: FamilyActs;
}

/** What tells one 'Still coming' from the next to who hears the page. */
const describedBy = (id: number) => ({ 'aria-describedby': `held-${id}-title held-${id}-when` });

/** One date of a child: how it stands, and what can still be done about it. */
export function HeldRegistration(props: HeldRegistrationProps) {
  const { registration, texts, newTab } = props;
  const { id, title, position, date, day, times, place, mapUrl, state, sentence, calendarHref } =
    registration;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasState = useRef(state);
  // The buttons that were pressed are gone: the focus goes to what they changed.
  useEffect(() => {
    if (wasState.current !== state) heading.current?.focus();
    wasState.current = state;
  }, [state]);
  return (
    <li className="held" data-state={state}>
      <StateMark state={state} name={texts.states[state]} />
      <h3 ref={heading} id={`held-${id}-title`} tabIndex={-1}>
        {title}
      </h3>
      <p className="held-when" id={`held-${id}-when`}>
        <time dateTime={date}>{day}</time> <span>{times}</span>
      </p>
      <p className="held-where">
        <span>{place}</span> <span>{position}</span>
      </p>
      {sentence && <p className="held-sentence">{sentence}</p>}
      <p className="held-links">
        {(state === 'confirmed' || state === 'waiting') && (
          <a href={calendarHref} {...describedBy(id)}>
            {texts.addToCalendar}
          </a>
        )}
        {mapUrl && registration.canCancel && (
          <a href={mapUrl} target="_blank" rel="noopener noreferrer">
            {texts.map}
            <span className="visually-hidden">
              {' '}
              – {place} {newTab}
            </span>
          </a>
        )}
      </p>
      {registration.canCancel && <HeldActions {...props} />}
    </li>
  );
}

function HeldActions({ registration, childName: name, language, texts, acts }: HeldRegistrationProps) {
  const { id, day, state, canConfirm } = registration;
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isWorking = acts.working === id;
  const isWaiting = state === 'waiting';
  const close = () => {
    setAsking(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isAsking)
    return (
      <Question
        question={translate(language, texts, isWaiting ? 'leaveQuestion' : 'cancelQuestion', { name })}
        yes={isWorking ? texts.working : texts.cancelYes}
        no={texts.cancelNo}
        isWorking={isWorking}
        onYes={() => void acts.cancel(id, translate(language, texts, 'cancelled', { name, day }))}
        onNo={close}
      />
    );
  return (
    <div className="held-actions">
      {canConfirm && (
        <button
          type="button"
          className="button"
          aria-disabled={isWorking}
          {...describedBy(id)}
          onClick={() => void acts.confirm(id, translate(language, texts, 'comingKept', { name }))}
        >
          {isWorking ? texts.working : texts.stillComing}
        </button>
      )}
      <button
        ref={opener}
        type="button"
        className="button button-outline"
        {...describedBy(id)}
        onClick={() => setAsking(true)}
      >
        {isWaiting ? texts.leaveLine : texts.cantCome}
      </button>
    </div>
  );
}
