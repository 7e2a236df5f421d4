import type { Language } from '@lions/domain';
import { notify, translate } from '@lions/web-base';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { TicketEntry } from '../../ui/ticket/ticket-entry';
import type { CorrectFormProps, Correcting } from './correction-values';
import type { RegistrationView } from './family-view';
import { Question } from './question';
import type { RegistrationActions } from './use-holder';

/** Props that all registrations of a page share. */
export interface HeldProps {
  language: Language;
  texts: Dictionary['family'];
  newTab: string;
  actions: RegistrationActions;
  correcting: Correcting;
}

interface HeldRegistrationProps extends HeldProps {
  registration: RegistrationView;
  childName: string;
}

/** Distinguishes the 'Still coming' buttons for screen readers. */
const describedBy = (id: number) => ({ 'aria-describedby': `held-${id}-title held-${id}-when` });

/** One registration: its state and the actions that remain. */
export function HeldRegistration(props: HeldRegistrationProps) {
  const { registration, texts, newTab } = props;
  const { id, title, position, date, day, times, place, mapUrl, state, sentence, calendarHref } =
    registration;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasState = useRef(state);
  // The pressed buttons are removed: move the focus to the changed state.
  useEffect(() => {
    if (wasState.current !== state) heading.current?.focus();
    wasState.current = state;
  }, [state]);
  const isToCome = state === 'confirmed' || state === 'waiting';
  return (
    <TicketEntry
      state={state}
      stateName={texts.states[state]}
      heading={
        <h3 ref={heading} id={`held-${id}-title`} tabIndex={-1}>
          {title}
        </h3>
      }
      date={date}
      day={day}
      times={times}
      whenId={`held-${id}-when`}
      place={place}
      placeNote={position}
      note={registration.note}
      sentence={sentence}
      map={mapUrl && registration.canCancel ? { href: mapUrl, label: texts.map, newTab } : undefined}
      calendar={
        isToCome && (
          <a href={calendarHref} {...describedBy(id)}>
            {texts.addToCalendar}
          </a>
        )
      }
    >
      {registration.canCancel && <HeldActions {...props} />}
      {registration.steps.length > 0 && (
        <details className="held-steps folded">
          <summary aria-describedby={`held-${id}-title held-${id}-when`}>{texts.history.title}</summary>
          <ol>
            {registration.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </TicketEntry>
  );
}

function HeldActions(props: HeldRegistrationProps) {
  const { registration, childName: name, language, texts, actions, correcting } = props;
  const { id, day, state, canConfirm } = registration;
  const [isAsking, setAsking] = useState(false);
  const form = useCorrectForm(correcting.texts);
  const corrector = useRef<HTMLButtonElement>(null);
  const wasCorrecting = useRef(false);
  const isCorrecting = form.Form !== undefined;
  // The form is removed, and the focus with it.
  useEffect(() => {
    if (wasCorrecting.current && !isCorrecting) corrector.current?.focus();
    wasCorrecting.current = isCorrecting;
  }, [isCorrecting]);
  const opener = useRef<HTMLButtonElement>(null);
  const isWorking = actions.working === id;
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
        onYes={() => void actions.cancel(id, translate(language, texts, 'cancelled', { name, day }))}
        onNo={close}
      />
    );
  if (form.Form)
    return (
      <form.Form
        id={id}
        typed={registration.typed}
        correcting={correcting}
        language={language}
        positions={texts.positions}
        isBusy={actions.working !== undefined}
        onClosed={form.close}
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
          onClick={() => void actions.confirm(id, translate(language, texts, 'comingKept', { name }))}
        >
          {isWorking ? texts.working : texts.stillComing}
        </button>
      )}
      <button
        ref={opener}
        type="button"
        className="button button-quiet"
        {...describedBy(id)}
        onClick={() => setAsking(true)}
      >
        {isWaiting ? texts.leaveLine : texts.cantCome}
      </button>
      <button
        ref={corrector}
        type="button"
        className="button button-quiet"
        aria-disabled={form.isOpening}
        {...describedBy(id)}
        onClick={() => void form.open()}
      >
        {form.isOpening ? correcting.texts.opening : correcting.texts.open}
      </button>
    </div>
  );
}

/** Loads the form's code on first use; `Form` is set while it is open. */
function useCorrectForm(texts: Correcting['texts']) {
  const [Form, setForm] = useState<ComponentType<CorrectFormProps>>();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const module = await import('./correct-form');
      setForm(() => module.CorrectForm);
    } catch {
      notify({ kind: 'error', title: texts.openFailed, description: texts.openFailedText });
    }
    setOpening(false);
  };
  return { Form, isOpening, open, close: () => setForm(undefined) };
}
