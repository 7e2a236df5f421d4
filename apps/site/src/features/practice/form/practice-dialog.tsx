import {
  playerPositionOf,
  poolOfPosition,
  PRACTICE_POSITIONS,
  practiceEventTitle,
  practicePositionOf,
} from '@lions/domain';
import { useEffect, useRef, useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { AddToCalendar } from '../../../ui/calendar/add-to-calendar';
import { entryAddresses } from '../../../ui/calendar/calendar-addresses';
import { PrivacyNotice, registrationNotice } from '../../../ui/privacy/privacy-notice';
import { RegistrationDialog } from '../../../ui/registration/registration-dialog';
import type { RegistrationSetup } from '../../../ui/registration/registration-texts';
import type { RegistrationFields } from '../../../ui/registration/registration-values';
import { useRegistration } from '../../../ui/registration/use-registration';
import {
  movedSentence,
  placesLeft,
  type PracticeTexts,
  registeredPhrase,
  waitingSentence,
} from '../practice-words';
import type { PracticeView } from '../practice-view';

const FIELDS: RegistrationFields = {
  form: 'practice',
  maxPlayers: 1,
  positions: PRACTICE_POSITIONS.map(playerPositionOf),
  parent: ['parentEmail'],
  isParentFirst: true,
};

export interface PracticeDialogProps {
  practice: PracticeView;
  /** The refetch failed: the practice may have moved. */
  isUnread: boolean;
  setup: RegistrationSetup;
  practiceTexts: PracticeTexts;
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  /** Calendar link. */
  place: string;
  /** Called when the page's numbers may be outdated. */
  onChanged: () => void;
  onClosed: () => void;
}

/** Registers children for a practice, one after the other. */
export function PracticeDialog({ practice, setup, practiceTexts, place, ...props }: PracticeDialogProps) {
  const { language, texts, policyHref } = setup;
  const { form: formTexts, booking } = practiceTexts;
  const { id, startsAt, endsAt } = practice;
  const registration = useRegistration({
    fields: FIELDS,
    language,
    requestOf: ({ shared, position }) => ({
      path: '/api/registrations',
      body: { ...shared, practiceId: id, position: practicePositionOf(position) },
    }),
    // After a refusal too: it may be about the practice.
    onAnswered: props.onChanged,
  });
  const isRegistered = registration.registered.length > 0;
  const [seen] = useState(practice);
  const moved = movedSentence(seen, practice, language, formTexts);
  const event = {
    kind: 'practice',
    id,
    title: practiceEventTitle(language),
    place,
    startsAt,
    endsAt,
  } as const;
  return (
    <RegistrationDialog
      {...setup}
      registration={registration}
      fields={FIELDS}
      title={formTexts.title}
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
      chosen={
        <div className="practice-chosen">
          <p>
            <strong className="day practice-day">{practice.day}</strong>
            <br />
            {practice.times}
          </p>
          <p>{registeredPhrase(practice, language, booking)}</p>
        </div>
      }
      after={
        <AddToCalendar
          addresses={entryAddresses(event, language)}
          name={practice.day}
          texts={props.calendarTexts}
          newTab={props.newTab}
        />
      }
      waitingNote={(position) =>
        waitingSentence(practice, position && poolOfPosition(position), language, booking)
      }
      formTexts={formTexts}
    >
      <p>{placesLeft(practice, language, booking).join(' ')}</p>
      <PrivacyNotice
        texts={texts.notice}
        lines={registrationNotice(texts.notice, 'keptPractice')}
        policyHref={policyHref}
      />
    </RegistrationDialog>
  );
}

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
