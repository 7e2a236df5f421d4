import { ModalDialog } from '../dialog/modal-dialog';
import type { DialogOpener } from '../dialog/modal-dialog-entry';
import { MovedNotice } from './evenings/evenings-field';
import './registration-form.css';
import { RegistrationForm, type RegistrationFormProps } from './registration-form';
import '../ticket/ticket.css';
import { RegistrationOutcome, type RegistrationOutcomeProps } from '../ticket/registration-outcome';
import type { RegistrationSetup } from './registration-texts';

interface RegistrationDialogProps
  extends
    RegistrationFormProps,
    RegistrationSetup,
    Pick<RegistrationOutcomeProps, 'subject' | 'calendarTexts' | 'newTab'> {
  title: string;
  opener: DialogOpener;
  onClosed: () => void;
}

/** Registers children for a practice or a tryout session: the form, then the results. */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { registration, texts } = props;
  const { players, sent, isSending } = registration;
  return (
    <ModalDialog
      title={props.title}
      closeLabel={texts.form.close}
      opener={props.opener}
      isBusy={isSending}
      onClosed={props.onClosed}
    >
      {players.length === 0 && <MovedNotice sentences={registration.moved} advice={texts.form.movedAdvice} />}
      {sent.length > 0 && (
        <RegistrationOutcome
          // Remount, so that the next results take the focus.
          key={sent.length}
          {...props}
          sent={sent}
          evenings={registration.evenings}
        />
      )}
      {players.length > 0 ? (
        <RegistrationForm {...props} />
      ) : (
        <form method="dialog" className="actions">
          <button className="button">{texts.form.done}</button>
          <button type="button" className="button button-quiet" onClick={registration.addPlayer}>
            {texts.form.another}
          </button>
        </form>
      )}
    </ModalDialog>
  );
}
