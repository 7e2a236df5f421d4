import type { Language } from '@lions/domain';
import { isFinal, refusalSentence, type Refusal } from './registration-request';
import type { RegistrationTexts } from './registration-texts';

interface RegistrationEndProps {
  refusal: Refusal | undefined;
  /** What was not done. */
  failed: string;
  /** What can be done where trying again would change nothing. */
  advice?: string | undefined;
  /** What the button says that then leaves the form. */
  leave: string;
  /** What the button says that sends it. */
  send: string;
  isSending: boolean;
  language: Language;
  texts: RegistrationTexts;
}

/** The end of a registration form: why it was refused, and the button to send it, or to leave it where no try can help. */
export function RegistrationEnd(props: RegistrationEndProps) {
  const { refusal, failed, advice, leave, send, isSending, language, texts } = props;
  const isShut = refusal !== undefined && isFinal(refusal);
  return (
    <>
      <div role="alert" tabIndex={-1} className={refusal && 'registration-refused'}>
        {refusal && (
          <>
            <strong>{failed}</strong>
            {refusalSentence(refusal, language, texts)} {isShut ? advice : texts.refused.kept}
          </>
        )}
      </div>
      {isShut ? (
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {leave}
        </button>
      ) : (
        <button className="button" aria-disabled={isSending}>
          {send}
        </button>
      )}
    </>
  );
}
