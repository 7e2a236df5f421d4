import type { Language } from '@lions/domain';
import { isFinal, refusalSentence, type Refusal } from './registration-request';
import type { RegistrationTexts } from './registration-texts';

interface RegistrationEndProps {
  refusal: Refusal | undefined;
  /** What was moved, and the question about it. */
  moved: string;
  /** No date can be ticked any more. */
  isShut: boolean;
  /** The error's title. */
  failed: string;
  /** What to do where a retry would change nothing. */
  advice?: string | undefined;
  /** Label of the button that then leaves the form. */
  leave: string;
  /** Label of the submit button. */
  send: string;
  isSending: boolean;
  language: Language;
  texts: RegistrationTexts;
}

/**
 * End of a registration form: the refusal, and the submit button, or a button to leave where no retry can
 * help.
 */
export function RegistrationEnd(props: RegistrationEndProps) {
  const { refusal, moved, isShut, failed, advice, leave, send, isSending, language, texts } = props;
  const isClosed = isShut || (refusal !== undefined && isFinal(refusal));
  return (
    <>
      <div role="alert" tabIndex={-1} className={refusal && 'registration-refused'}>
        {refusal && (
          <>
            <strong>{failed}</strong>
            {refusalSentence(refusal, language, texts)} {refusal.kind === 'moved' && `${moved} `}
            {isClosed ? advice : texts.refused.kept}
          </>
        )}
      </div>
      {isClosed ? (
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
