import type { Dictionary } from '../../i18n/dictionary';

/** How the registration form is opened, and whether it is loading. */
export interface OpenRegistration {
  isOpening: boolean;
  /** For one session, or for one to be chosen in the form. */
  open: (sessionId?: number) => void;
}

interface RegisterButtonProps extends OpenRegistration {
  sessionId?: number;
  label: string;
  texts: Dictionary['tryouts']['team'];
}

/** Opens the registration form. Before hydration it is a link that reloads the page with the form open. */
export function RegisterButton({ sessionId, isOpening, open, label, texts }: RegisterButtonProps) {
  return (
    <button
      className="button register-button"
      name="register"
      value={sessionId ?? ''}
      aria-haspopup="dialog"
      // Not `disabled`, which would take the focus from the pressed button.
      aria-disabled={isOpening}
      onClick={(event) => {
        event.preventDefault();
        open(sessionId);
      }}
    >
      {isOpening ? texts.opening : label}
    </button>
  );
}
