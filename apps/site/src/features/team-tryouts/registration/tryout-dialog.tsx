import { ageOrBirthYear, civilAt, PLAYER_POSITIONS } from '@lions/domain';
import { useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { PrivacyNotice, registrationNotice } from '../../../ui/privacy/privacy-notice';
import { RegistrationDialog } from '../../../ui/registration/registration-dialog';
import { isFinal } from '../../../ui/registration/registration-request';
import type { RegistrationSetup } from '../../../ui/registration/registration-texts';
import type { RegistrationFields } from '../../../ui/registration/registration-values';
import { useRegistration } from '../../../ui/registration/use-registration';
import type { TryoutSessionView } from '../team-view';
import { chosenAtFirst, SessionField, spotsLeft } from './session-field';

interface TryoutDialogProps {
  /** The sessions open for registration. */
  sessions: readonly TryoutSessionView[];
  /** The selected session, if any. */
  sessionId?: number;
  setup: RegistrationSetup;
  timeZone: string;
  formTexts: Dictionary['tryouts']['form'];
  title: string;
  /** Called after a registration: the page's numbers are outdated. */
  onRegistered: () => void;
  /** `wasTried`: a request was sent, so the page may be outdated. */
  onClosed: (wasTried: boolean) => void;
}

/** Registers one or more children for a tryout session. */
export function TryoutDialog({ sessions, setup, timeZone, formTexts, ...props }: TryoutDialogProps) {
  const { language, texts, policyHref } = setup;
  const [sessionId, setSessionId] = useState(() => chosenAtFirst(sessions, props.sessionId));
  const session = sessions.find(({ id }) => id === sessionId);
  const fields: RegistrationFields = {
    form: 'tryout',
    maxPlayers: 6,
    positions: PLAYER_POSITIONS,
    parent: ['parentName', 'parentEmail', 'parentPhone'],
    isParentFirst: false,
    readAge: (typed) => {
      const thisYear = Number(civilAt(new Date(), timeZone).date.slice(0, 4));
      return Number.isInteger(typed) ? ageOrBirthYear(typed, thisYear) : undefined;
    },
  };
  const registration = useRegistration({
    fields,
    language,
    requestOf: ({ shared, position, age, parentName, parentPhone }) => ({
      path: `/api/sessions/${sessionId}/registrations`,
      body: { ...shared, ...age, playerPosition: position, parentName, parentPhone },
    }),
    onAnswered: (isRegistered, refusal) => {
      // A form whose registration closes meanwhile keeps its sessions.
      if (isRegistered && !(refusal && isFinal(refusal))) props.onRegistered();
    },
  });
  const { players, problems, refused } = registration;
  const choose = (id: number | undefined) => {
    setSessionId(id);
    if (refused && isFinal(refused.refusal)) registration.forgetRefusal();
  };
  return (
    <RegistrationDialog
      {...setup}
      registration={registration}
      fields={fields}
      title={props.title}
      opener={{ name: 'register', value: String(props.sessionId ?? '') }}
      onClosed={() => props.onClosed(registration.tries > 0)}
      isWaitlist={session !== undefined && spotsLeft(session) === 0}
      advice={sessions.length > 1 ? formTexts.otherSession : formTexts.howToTakePart}
      formTexts={formTexts}
    >
      <PrivacyNotice
        texts={texts.notice}
        lines={registrationNotice(texts.notice, 'keptSession')}
        policyHref={policyHref}
      />
      <SessionField
        sessions={sessions}
        chosen={session}
        onChoose={choose}
        playerCount={players.length}
        problem={problems.session && texts.fields.sessionRequired}
        language={language}
        texts={formTexts}
      />
    </RegistrationDialog>
  );
}
