import { useLoginMutation, type CurrentUserDto, type LoginDto, isApiError } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Alert, Button, Form, Input, type InputRef } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOnMount } from '../../ui/focus/focus';
import { errorSentence } from '../../ui/forms/errors';

interface LoginFormProps {
  /** Preset username; only the password is left to type. */
  username?: string;
  /** Keeps the button in its loading state until the promise settles. */
  onSignedIn: (user: CurrentUserDto) => Promise<void> | void;
}

/** Username and password. Focuses the first empty field. */
export function LoginForm({ username: knownName, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation();
  const [login] = useLoginMutation();
  const [busy, setBusy] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [failure, setFailure] = useState<string>();
  const first = useFocusOnMount<InputRef>();

  const signIn = async ({ username = '', password = '' }: Partial<LoginDto>) => {
    if (username.trim() === '' || password === '') {
      notify({ kind: 'error', title: t('common.error'), description: t('validation.credentialsRequired') });
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const { data, error } = await login({ loginDto: { username, password } });
    if (data) return onSignedIn(data);
    setFailure(loginFailure(t, error));
    setBusy(false);
  };

  return (
    <Form<LoginDto>
      // Distinct field names: a form below the dialog may have a username too.
      name="sign-in"
      layout="vertical"
      noValidate
      requiredMark={false}
      initialValues={{ username: knownName }}
      onFinish={(values) => void signIn(values)}
    >
      {failure && <Alert type="error" showIcon role="alert" className="admin-alert" title={failure} />}
      <Form.Item name="username" label={t('access.username')}>
        <Input
          ref={knownName === undefined ? first : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.shortText}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('access.password')}
        extra={<span role="status">{capsLock && t('access.capsLock')}</span>}
      >
        <Input.Password
          ref={knownName === undefined ? undefined : first}
          autoComplete="current-password"
          maxLength={LIMITS.shortText}
          onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          onBlur={() => setCapsLock(false)}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={busy}>
        {t(busy ? 'access.signingIn' : 'access.signIn')}
      </Button>
    </Form>
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
