import type { ReactNode } from 'react';
import { ModalDialog } from '../dialog/modal-dialog';
import type { DialogOpener } from '../dialog/modal-dialog-entry';
import './registration-form.css';
import { RegistrationForm, type RegistrationFormProps } from './registration-form';
import { RegistrationOutcome } from './registration-outcome';
import type { RegistrationSetup } from './registration-texts';

interface RegistrationDialogProps extends RegistrationFormProps, RegistrationSetup {
  title: string;
  opener: DialogOpener;
  /** Above everything. */
  notice?: ReactNode;
  /** Between the results and the form. */
  chosen?: ReactNode;
  /** Below the results, once no child is left in the form. */
  after?: ReactNode;
  onClosed: () => void;
}

/** Registers children for a practice or a tryout session: the form, then the results. */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { registration, language, texts } = props;
  const { players, registered, isSending } = registration;
  return (
    <ModalDialog
      title={props.title}
      closeLabel={texts.form.close}
      opener={props.opener}
      isBusy={isSending}
      onClosed={props.onClosed}
    >
      {props.notice}
      {registered.length > 0 && (
        <RegistrationOutcome
          // Remount, so that the next results take the focus.
          key={registered.length}
          registered={registered}
          language={language}
          texts={texts.outcome}
          myHref={props.myHref}
          sendsMail={props.sendsMail}
        />
      )}
      {props.chosen}
      {players.length > 0 ? (
        <RegistrationForm {...props} />
      ) : (
        <>
          {props.after}
          <form method="dialog" className="actions">
            <button className="button">{texts.form.done}</button>
            <button type="button" className="button button-quiet" onClick={registration.addPlayer}>
              {texts.form.another}
            </button>
          </form>
        </>
      )}
    </ModalDialog>
  );
}
