import {
  useBeginPasskeySignInMutation,
  useSignInWithPasskeyMutation,
  type CurrentUserDto,
} from '@lions/api-client';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useTranslation } from 'react-i18next';

interface PasskeyButtonProps {
  busy: boolean;
  onBusy: (isBusy: boolean) => void;
  onSignedIn: (user: CurrentUserDto) => Promise<void> | void;
  /** The API's error; undefined: the browser gave no passkey. */
  onFailed: (error?: unknown) => void;
}

/** Signs in with a passkey, which names its user. Nothing where the browser has none, such as over plain http. */
export function PasskeyButton({ busy, onBusy, onSignedIn, onFailed }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const [begin] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  if (!('PublicKeyCredential' in window)) return null;

  const ask = async () => {
    if (busy) return;
    onBusy(true);
    const begun = await begin();
    const answer = begun.data && (await answerOf(begun.data.options));
    const { data, error = begun.error } = answer ? await signIn({ passkeySignInDto: answer }) : {};
    if (data) return onSignedIn(data);
    onBusy(false);
    onFailed(error);
  };
  return (
    <button
      type="button"
      className="login-button login-passkey"
      aria-disabled={busy}
      onClick={() => void ask()}
    >
      {t('access.passkey')}
    </button>
  );
}

/** Asks the browser for a passkey; undefined when the user cancels, or has none. The library is loaded at the first use. */
async function answerOf(options: object) {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    return { id, clientDataJSON, authenticatorData, signature, userHandle };
  } catch {
    return undefined;
  }
}
