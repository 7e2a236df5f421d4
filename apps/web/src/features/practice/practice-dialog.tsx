import { practiceEventTitle, type Language } from '@lions/domain';
import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { AddToCalendar } from '../../ui/add-to-calendar';
import { entryAddresses } from '../../ui/calendar-addresses';
import { ModalDialog } from '../../ui/modal-dialog';
import '../../ui/registration-form.css';
import { RegistrationOutcome } from '../../ui/registration-outcome';
import type { RegistrationTexts } from '../../ui/registration-texts';
import { PracticeForm } from './practice-form';
import { PracticeMoved } from './practice-moved';
import type { PracticeTexts } from './practice-texts';
import type { PracticeView } from './practice-view';
import { movedSentence, registeredPhrase } from './practice-words';
import { usePracticeRegistration } from './use-practice-registration';

export interface PracticeDialogProps {
  practice: PracticeView;
  /** It could not be read again: a coach may have moved it. */
  isUnread: boolean;
  language: Language;
  texts: RegistrationTexts;
  practiceTexts: PracticeTexts;
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  /** Where a calendar leads for it. */
  place: string;
  policyHref: string;
  /** Where a family asks for a new private link. */
  newLinkHref: string;
  /** The numbers of the page may not be right any more. */
  onChanged: () => void;
  onClosed: () => void;
}

/** Registers children for a practice, one after the other: the form, then what became of it (spec section 4). */
export function PracticeDialog(props: PracticeDialogProps) {
  const { practice, language, texts, practiceTexts, place } = props;
  const { form: formTexts, booking } = practiceTexts;
  const registration = usePracticeRegistration(practice.id, language, props.onChanged);
  const { registered, isFormShown } = registration;
  /** As typed last: who registers another child need not type it again. */
  const [parentEmail, setParentEmail] = useState('');
  const [seen] = useState(practice);
  const moved = movedSentence(seen, practice, language, formTexts);
  const { id, startsAt, endsAt } = practice;
  const title = practiceEventTitle(language);
  return (
    <ModalDialog
      title={formTexts.title}
      closeLabel={formTexts.close}
      opener={{ name: 'practice', value: String(id) }}
      isBusy={registration.isSending}
      onClosed={props.onClosed}
    >
      {moved && (
        <PracticeMoved sentence={moved} advice={registered.length > 0 ? formTexts.movedAdvice : undefined} />
      )}
      {!moved && props.isUnread && registered.length > 0 && <PracticeMoved sentence={formTexts.unread} />}
      {registered.length > 0 && (
        <RegistrationOutcome
          // Another one: it takes the focus again.
          key={registered.length}
          registered={registered}
          language={language}
          texts={texts.outcome}
          newLinkHref={props.newLinkHref}
        />
      )}
      <div className="practice-chosen">
        <p>
          <strong className="practice-day">{practice.day}</strong>
          <br />
          {practice.times}
        </p>
        <p>{registeredPhrase(practice, language, booking)}</p>
      </div>
      {isFormShown ? (
        <PracticeForm
          practice={practice}
          registration={registration}
          parentEmail={parentEmail}
          onSend={(form) => {
            setParentEmail(String(form.get('parentEmail')));
            void registration.send(form);
          }}
          language={language}
          texts={texts}
          practiceTexts={practiceTexts}
          policyHref={props.policyHref}
        />
      ) : (
        <>
          <AddToCalendar
            addresses={entryAddresses({ kind: 'practice', id, title, place, startsAt, endsAt }, language)}
            name={practice.day}
            texts={props.calendarTexts}
            newTab={props.newTab}
          />
          <form method="dialog" className="actions">
            <button className="button">{formTexts.done}</button>
            <button type="button" className="button button-quiet" onClick={registration.registerAnother}>
              {formTexts.another}
            </button>
          </form>
        </>
      )}
    </ModalDialog>
  );
}
