import type { Language } from '@lions/domain';
import { useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { ModalDialog } from '../../../ui/dialog/modal-dialog';
import { PrivacyNotice, registrationNotice } from '../../../ui/privacy/privacy-notice';
import '../../../ui/registration/registration-form.css';
import { RegistrationOutcome } from '../../../ui/registration/registration-outcome';
import { isFinal } from '../../../ui/registration/registration-request';
import type { RegistrationTexts } from '../../../ui/registration/registration-texts';
import { RegistrationForm } from './registration-form';
import { chosenAtFirst, SessionField, spotsLeft } from './session-field';
import type { TryoutSessionView } from '../team-view';
import { useRegistration } from './use-registration';

export interface RegistrationDialogProps {
  /** The sessions open for registration. */
  sessions: readonly TryoutSessionView[];
  /** The selected session, if any. */
  sessionId?: number;
  language: Language;
  timeZone: string;
  texts: RegistrationTexts;
  formTexts: Dictionary['tryouts']['form'];
  title: string;
  policyHref: string;
  /** Address of the page with this device's receipts. */
  myHref: string;
  /** Whether the site has a mail server. */
  sendsMail: boolean;
  /** Called after a registration: the page's numbers are outdated. */
  onRegistered: () => void;
  /** `wasTried`: a request was sent, so the page may be outdated. */
  onClosed: (wasTried: boolean) => void;
}

/** Registers one or more children for a tryout session: the form, then the result. */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { sessions, language, timeZone, texts, formTexts, policyHref } = props;
  const registration = useRegistration(language, timeZone);
  const { players, registered, refused, problems, isSending } = registration;
  const isShut = refused !== undefined && isFinal(refused.refusal);
  const [sessionId, setSessionId] = useState(() => chosenAtFirst(sessions, props.sessionId));
  /** Last typed parent, preset for the next child. */
  const [parent, setParent] = useState<Record<string, string>>({});
  const session = sessions.find(({ id }) => id === sessionId);

  const send = async (form: FormData) => {
    setParent(Object.fromEntries(PARENT_FIELDS.map((name) => [name, String(form.get(name))])));
    if (await registration.send(form)) props.onRegistered();
  };
  const choose = (id: number | undefined) => {
    setSessionId(id);
    if (isShut) registration.forgetRefusal();
  };
  const problemOf = (name: string) => {
    const problem = problems[name];
    if (problem === undefined) return undefined;
    if (problem === 'sessionRequired') return formTexts.sessionRequired;
    return problem === 'authorityRequired' ? texts.fields.authorityRequired : texts.problems[problem];
  };
  return (
    <ModalDialog
      title={props.title}
      closeLabel={formTexts.close}
      opener={{ name: 'register', value: String(props.sessionId ?? '') }}
      isBusy={isSending}
      onClosed={() => props.onClosed(registration.tries > 0)}
    >
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
      {players.length > 0 ? (
        <RegistrationForm
          registration={registration}
          hasOtherSessions={sessions.length > 1}
          isWaitlist={session !== undefined && spotsLeft(session) === 0}
          parent={parent}
          onSend={(form) => void send(form)}
          problemOf={problemOf}
          language={language}
          texts={texts}
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
            problem={problemOf('session')}
            language={language}
            texts={formTexts}
          />
        </RegistrationForm>
      ) : (
        <form method="dialog" className="actions">
          <button className="button">{formTexts.done}</button>
          <button type="button" className="button button-quiet" onClick={registration.addPlayer}>
            {formTexts.another}
          </button>
        </form>
      )}
    </ModalDialog>
  );
}

const PARENT_FIELDS = ['parentName', 'parentEmail', 'parentPhone'] as const;
