import { practiceEventTitle, type Language } from '@lions/domain';
import { useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { AddToCalendar } from '../../../ui/calendar/add-to-calendar';
import { entryAddresses } from '../../../ui/calendar/calendar-addresses';
import { ModalDialog } from '../../../ui/dialog/modal-dialog';
import '../../../ui/registration/registration-form.css';
import { RegistrationOutcome } from '../../../ui/registration/registration-outcome';
import type { RegistrationTexts } from '../../../ui/registration/registration-texts';
import { PracticeForm } from './practice-form';
import { PracticeMoved } from './practice-moved';
import type { PracticeTexts } from '../practice-texts';
import type { PracticeView } from '../practice-view';
import { movedSentence, registeredPhrase } from '../practice-words';
import { usePracticeRegistration } from './use-practice-registration';

export interface PracticeDialogProps {
  practice: PracticeView;
  /** The refetch failed: the practice may have moved. */
  isUnread: boolean;
  language: Language;
  texts: RegistrationTexts;
  practiceTexts: PracticeTexts;
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  /** Calendar link. */
  place: string;
  policyHref: string;
  /** Address of the page with this device's receipts. */
  myHref: string;
  /** Whether the site has a mail server. */
  sendsMail: boolean;
  /** Called when the page's numbers may be outdated. */
  onChanged: () => void;
  onClosed: () => void;
}

/** Registers children for a practice, one after the other: the form, then the result. */
export function PracticeDialog(props: PracticeDialogProps) {
  const { practice, language, texts, practiceTexts, place } = props;
  const { form: formTexts, booking } = practiceTexts;
  const registration = usePracticeRegistration(practice.id, language, props.onChanged);
  const { registered, isFormShown } = registration;
  /** Last typed address, preset for the next child. */
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
          // Remount, so that the next form takes the focus.
          key={registered.length}
          registered={registered}
          language={language}
          texts={texts.outcome}
          myHref={props.myHref}
          sendsMail={props.sendsMail}
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
