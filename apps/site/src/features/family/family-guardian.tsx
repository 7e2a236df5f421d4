import { FAMILY_EMAIL_PATTERN, LIMITS } from '@lions/domain';
import { translate } from '@lions/web-base';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EmailField } from '../../ui/registration/email-field';
import { SettingsPart, type SettingsProps } from './family-settings-part';
import { AskingButton } from './question';

/** The second guardian: who it is, and how to add or remove one. A handed-over link cannot add one. */
export function SecondGuardian(props: SettingsProps) {
  const { language, texts, actions } = props;
  const { guardianEmail: email, canAddGuardian } = actions.family;
  const shown = useRef(email);
  // The pressed button is removed, and the focus with it.
  useEffect(() => {
    if (shown.current !== email && document.activeElement === document.body)
      document.querySelector<HTMLElement>('#guardian > summary')?.focus();
    shown.current = email;
  }, [email]);
  if (email === null && !canAddGuardian) return null;
  const title =
    email === null ? texts.guardian.title : translate(language, texts.guardian, 'titleOf', { email });
  return (
    <SettingsPart id="guardian" title={title}>
      {email === null ? <AddGuardian {...props} /> : <RemoveGuardian {...props} email={email} />}
    </SettingsPart>
  );
}

function RemoveGuardian({ language, texts, actions, email }: SettingsProps & { email: string }) {
  const { guardian } = texts;
  const isWorking = actions.working === 'guardian';
  return (
    <>
      <p>{guardian.is}</p>
      <AskingButton
        label={guardian.remove}
        question={translate(language, guardian, 'removeQuestion', { email })}
        yes={isWorking ? texts.working : guardian.removeYes}
        no={guardian.removeNo}
        isWorking={isWorking}
        onYes={() => void actions.removeGuardian(translate(language, guardian, 'removed', { email }))}
      />
    </>
  );
}

function AddGuardian({ language, texts, actions }: SettingsProps) {
  const { guardian, ask } = texts;
  const [isInvalid, setInvalid] = useState(false);
  const isWorking = actions.working === 'guardian';
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWorking) return;
    const field = event.currentTarget.elements.namedItem('guardian') as HTMLInputElement;
    const email = field.value.trim().toLowerCase();
    const isValid = email.length <= LIMITS.email && FAMILY_EMAIL_PATTERN.test(email);
    const problem = isValid
      ? await actions.addGuardian(email, translate(language, guardian, 'added', { email }))
      : ({ kind: 'fields' } as const);
    setInvalid(problem?.kind === 'fields');
    if (problem) field.focus();
  };
  return (
    <>
      <p>{guardian.text}</p>
      <form className="registration-form" noValidate onSubmit={(event) => void send(event)}>
        <EmailField
          label={guardian.email}
          name="guardian"
          autoComplete="off"
          problem={isInvalid ? ask.emailInvalid : undefined}
          didYouMean={(email) => translate(language, ask, 'didYouMean', { email })}
        />
        <button className="button button-quiet" aria-disabled={isWorking}>
          {isWorking ? texts.working : guardian.add}
        </button>
      </form>
    </>
  );
}

/** A second guardian removes themselves. */
export function LeaveFamily({ texts, actions }: SettingsProps) {
  const { guardian } = texts;
  const isWorking = actions.working === 'guardian';
  return (
    <SettingsPart title={guardian.leaveTitle}>
      <p>{guardian.leaveText}</p>
      <AskingButton
        kind="danger"
        label={guardian.leave}
        question={guardian.leaveQuestion}
        yes={isWorking ? texts.working : guardian.leaveYes}
        no={guardian.leaveNo}
        isWorking={isWorking}
        onYes={() => void actions.removeGuardian(guardian.leaveTitle)}
      />
    </SettingsPart>
  );
}
