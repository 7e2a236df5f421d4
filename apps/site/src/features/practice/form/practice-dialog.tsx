import { poolOfPosition, PLAYER_POSITIONS, practiceEventTitle, type PlayerPosition } from '@lions/domain';
import { useEffect, useRef, useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { PrivacyNotice, registrationNotice } from '../../../ui/privacy/privacy-notice';
import { FORM_TEXTS } from '../../../ui/registration/form-texts';
import { RegistrationDialog } from '../../../ui/registration/registration-dialog';
import type { RegistrationSetup } from '../../../ui/registration/registration-texts';
import type { RegistrationFields } from '../../../ui/registration/registration-values';
import { useRegistration } from '../../../ui/registration/use-registration';
import { movedSentence, placesSentence, type PracticeTexts, waitingNote } from '../practice-words';
import { isFull, type PracticeView } from '../practice-view';
import { practiceEvening } from './practice-evening';

const FIELDS: RegistrationFields = {
  form: 'practice',
  maxPlayers: 1,
  positions: PLAYER_POSITIONS,
  parent: ['parentEmail'],
  isParentFirst: true,
};

export interface PracticeDialogProps {
  /** The one that the form is opened for. */
  practice: PracticeView;
  /** The coming ones that are open, with `practice`. */
  practices: readonly PracticeView[];
  /** The refetch failed: the practice may have moved. */
  isUnread: boolean;
  setup: RegistrationSetup;
  practiceTexts: PracticeTexts;
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  /** Address of the arena in calendars. */
  place: string;
  /** Called when the page's numbers may be outdated. */
  onChanged: () => void;
  onClosed: () => void;
}

/** Registers children for one or more practices, one child after the other. */
export function PracticeDialog({ practice, practices, setup, practiceTexts, ...props }: PracticeDialogProps) {
  const { language, policyHref, termsHref } = setup;
  const texts = FORM_TEXTS[language];
  const { form: formTexts, booking } = practiceTexts;
  const { id } = practice;
  const registration = useRegistration({
    fields: FIELDS,
    language,
    evenings: practices.map((each) => practiceEvening(each, props.place, language)),
    wanted: id,
    // After a refusal too: it may be about the practice.
    onAnswered: props.onChanged,
  });
  const isRegistered = registration.sent.length > 0;
  const [seen] = useState(practice);
  const moved = movedSentence(seen, practice, language, formTexts);
  const viewOf = (evening: { id: number }) => practices.find((each) => each.id === evening.id);
  const chosen = practices.filter((each) => registration.ticked.includes(each.id));
  const noteOf = (position: PlayerPosition | undefined) =>
    waitingNote(chosen, position && poolOfPosition(position), language, practiceTexts, texts.form);
  return (
    <RegistrationDialog
      {...setup}
      texts={texts}
      registration={registration}
      fields={FIELDS}
      title={formTexts.title}
      subject={practiceEventTitle(language)}
      calendarTexts={props.calendarTexts}
      newTab={props.newTab}
      opener={{ name: 'practice', value: String(id) }}
      onClosed={props.onClosed}
      notice={
        <>
          {moved && (
            <PracticeMoved sentence={moved} advice={isRegistered ? formTexts.movedAdvice : undefined} />
          )}
          {!moved && props.isUnread && isRegistered && <PracticeMoved sentence={formTexts.unread} />}
        </>
      }
      placesOf={(evening) => {
        const view = viewOf(evening);
        return view ? placesSentence(view, language, booking) : '';
      }}
      isWaitlist={(position) => chosen.length > 0 && chosen.every((each) => isWaiting(each, position))}
      waitingNote={noteOf}
      formTexts={formTexts}
    >
      <PrivacyNotice
        texts={texts.notice}
        lines={registrationNotice(texts.notice, 'keptPractice', setup.conditions)}
        policyHref={policyHref}
        termsHref={termsHref}
        consentVersion={setup.consentVersion}
      />
    </RegistrationDialog>
  );
}

const isWaiting = (practice: PracticeView, position: PlayerPosition | undefined) =>
  isFull(practice) || (position !== undefined && practice.left[poolOfPosition(position)] === 0);

/**
 * Notice that the practice was, or may have been, moved while its form is open. It is above the reading
 * position, so it scrolls into view.
 */
function PracticeMoved({ sentence, advice }: { sentence: string; advice?: string }) {
  const alert = useRef<HTMLParagraphElement>(null);
  // Braces, because scrollIntoView returns a promise in newer browsers, which React would take for a clean-up
  // function.
  useEffect(() => void alert.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p ref={alert} role="alert" className="booking-notice">
      {sentence} {advice}
    </p>
  );
}
