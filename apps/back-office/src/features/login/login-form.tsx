import { useLoginMutation, type CurrentUserDto, type LoginDto, isApiError } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { dismissNotice, notify } from '@lions/web-base';
import type { TFunction } from 'i18next';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../../ui/screen/focus';
import { errorSentence } from '../../ui/forms/errors';
import { announceSignIn } from '../../ui/session/tabs';
import { PasskeyButton } from './passkey-button';
import './login.css';

interface LoginFormProps {
  /** Preset username; only the password is left to type. */
  username?: string | undefined;
  /** Keeps the button busy until the promise settles. */
  onSignedIn: (user: CurrentUserDto) => Promise<void> | void;
}

/** Username and password. Focuses the first empty field. Without Ant Design: the sign-in page loads none of it. */
export function LoginForm({ username: knownName, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation();
  const [login] = useLoginMutation();
  const [busy, setBusy] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [isShown, setShown] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const first = useFocusOnMount<HTMLInputElement>();
  const id = useId();

  const enter = (user: CurrentUserDto) => {
    announceSignIn(user.id);
    return onSignedIn(user);
  };
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { username, password, code } = Object.fromEntries(new FormData(form)) as unknown as LoginDto;
    if (username.trim() === '' || password === '') {
      notify({ kind: 'error', title: t('common.error'), description: t('validation.credentialsRequired') });
      form
        .querySelector<HTMLElement>(username.trim() === '' ? '[name=username]' : '[name=password]')
        ?.focus();
      return;
    }
    // Notice of an earlier attempt.
    dismissNotice();
    setBusy(true);
    setFailure(undefined);
    const { data, error } = await login({ loginDto: { username, password, ...(code && { code }) } });
    if (data) return enter(data);
    setBusy(false);
    if (!needsCode && isApiError(error) && error.code === 'SECOND_FACTOR_NEEDED') return setNeedsCode(true);
    setFailure(loginFailure(t, error));
  };

  return (
    <form className="login-form" noValidate onSubmit={(event) => void signIn(event)}>
      {failure && (
        <div role="alert" className="login-failure">
          <strong>{t('access.loginFailed')}</strong> <p>{failure}</p>
        </div>
      )}
      <div className="login-field">
        <label htmlFor={`${id}-username`}>{t('access.username')}</label>
        <input
          ref={knownName === undefined ? first : undefined}
          id={`${id}-username`}
          name="username"
          defaultValue={knownName}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.shortText}
        />
      </div>
      <div className="login-field">
        <label htmlFor={`${id}-password`}>{t('access.password')}</label>
        <input
          ref={knownName === undefined ? undefined : first}
          id={`${id}-password`}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.shortText}
          aria-describedby={`${id}-caps-lock`}
          onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          onBlur={() => setCapsLock(false)}
        />
        {/* After the field: Tab leads from the username to the password. */}
        <button type="button" className="login-show" onClick={() => setShown(!isShown)}>
          {t(isShown ? 'common.hidePassword' : 'common.showPassword')}
        </button>
        <span id={`${id}-caps-lock`} role="status">
          {capsLock && t('access.capsLock')}
        </span>
      </div>
      {needsCode && <CodeField />}
      <button className="login-button" aria-disabled={busy}>
        {t(busy ? 'access.signingIn' : 'access.signIn')}
      </button>
      <PasskeyButton
        busy={busy}
        onBusy={(isBusy) => {
          setBusy(isBusy);
          if (isBusy) setFailure(undefined);
        }}
        onSignedIn={enter}
        onFailed={(error) => setFailure(error ? loginFailure(t, error) : t('access.passkeyUnused'))}
      />
    </form>
  );
}

/** The second step: it appears once the password was right. */
function CodeField() {
  const { t } = useTranslation();
  const id = useId();
  const field = useFocusOnMount<HTMLInputElement>();
  return (
    <div className="login-field">
      <label htmlFor={id}>{t('access.code')}</label>
      <input
        ref={field}
        id={id}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.secondFactorCode}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="login-hint">
        {t('access.codeHint')}
      </p>
    </div>
  );
}

/**
 * The server's reason where it gave one, with the minutes to wait when the account is locked;
 * otherwise a general text.
 */
function loginFailure(t: TFunction, error: unknown): string {
  if (!isApiError(error) || (error.status !== 0 && error.code === undefined))
    return t('access.checkCredentials');
  const sentence = errorSentence(t, error);
  const seconds = error.retryAfterSeconds;
  const wait = seconds === undefined ? '' : ` ${t('access.lockedFor', { count: Math.ceil(seconds / 60) })}`;
  return sentence + wait;
}
