import {
  LIMITS,
  playerPositionOf,
  poolOfPosition,
  PRACTICE_POSITIONS,
  type Language,
  type PracticePosition,
} from '@lions/domain';
import { translate } from '@lions/web-base';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CheckField, ChoiceField, HoneypotField, TextField } from '../../../ui/registration/form-fields';
import { PrivacyNotice, registrationNotice } from '../../../ui/privacy/privacy-notice';
import { RegistrationEnd } from '../../../ui/registration/registration-end';
import type { RegistrationTexts } from '../../../ui/registration/registration-texts';
import type { PracticeTexts } from '../practice-texts';
import type { PracticeView } from '../practice-view';
import { placesLeft, waitingSentence } from '../practice-words';
import type { usePracticeRegistration } from './use-practice-registration';

interface PracticeFormProps {
  practice: PracticeView;
  registration: ReturnType<typeof usePracticeRegistration>;
  /** Address typed for the previous child. */
  parentEmail: string;
  onSend: (form: FormData) => void;
  language: Language;
  texts: RegistrationTexts;
  practiceTexts: PracticeTexts;
  policyHref: string;
}

/** One child, the parent's address and the submit button. The input is kept whatever the answer. */
export function PracticeForm(props: PracticeFormProps) {
  const { practice, registration, parentEmail, language, texts, practiceTexts } = props;
  const { problems, refusal, isSending, tries } = registration;
  const { booking, form: formTexts } = practiceTexts;
  const form = useRef<HTMLFormElement>(null);
  const [position, setPosition] = useState<PracticePosition>();
  const waiting = waitingSentence(practice, position && poolOfPosition(position), language, booking);

  const isAnother = registration.registered.length > 0;
  // The next child's form is below the results, and its address is preset.
  useEffect(() => {
    if (isAnother) form.current?.querySelector<HTMLElement>('[name=playerName]')?.focus();
  }, [isAnother]);
  // Focus the first invalid field after a submit only, not while fields are being corrected.
  useEffect(() => {
    if (tries === 0) return;
    const [wrong, refused] = ['[aria-invalid]', '.registration-refused'].map((selector) =>
      form.current?.querySelector<HTMLElement>(selector),
    );
    (wrong ?? refused)?.focus();
  }, [tries]);

  const problemOf = (name: string) => {
    const problem = problems[name];
    if (problem === undefined) return undefined;
    return problem === 'authorityRequired' ? texts.fields.authorityRequired : texts.problems[problem];
  };
  const changed = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    registration.forgetProblem(name);
    if (name === 'position') setPosition(PRACTICE_POSITIONS.find((known) => known === value));
  };
  return (
    <form
      ref={form}
      className="registration-form"
      noValidate
      onChange={changed}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend(new FormData(event.currentTarget));
      }}
    >
      <p>{placesLeft(practice, language, booking).join(' ')}</p>
      <PrivacyNotice
        texts={texts.notice}
        lines={registrationNotice(texts.notice, 'keptPractice')}
        policyHref={props.policyHref}
      />
      <TextField
        label={texts.fields.parentEmail}
        name="parentEmail"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
        defaultValue={parentEmail}
        required
        problem={problemOf('parentEmail')}
      />
      <TextField
        label={texts.fields.playerName}
        name="playerName"
        // Autofill off: browsers suggest the parent's name, not the child's.
        autoComplete="off"
        autoCapitalize="words"
        maxLength={LIMITS.playerName}
        required
        problem={problemOf('playerName')}
      />
      <ChoiceField
        label={texts.fields.position}
        name="position"
        choices={PRACTICE_POSITIONS.map((value) => ({
          value,
          label: texts.positions[playerPositionOf(value)],
        }))}
        problem={problemOf('position')}
      />
      <p className="session-places" aria-live="polite">
        {waiting}
      </p>
      <CheckField name="parentalAuthority" problem={problemOf('parentalAuthority')}>
        {translate(language, texts.fields, 'authority', { count: 1 })}
      </CheckField>
      <HoneypotField label={texts.fields.website} />
      <RegistrationEnd
        refusal={refusal}
        failed={formTexts.failed}
        leave={refusal?.kind === 'off' ? formTexts.close : formTexts.others}
        send={isSending ? formTexts.sending : waiting === undefined ? formTexts.submit : formTexts.join}
        isSending={isSending}
        language={language}
        texts={texts}
      />
    </form>
  );
}
