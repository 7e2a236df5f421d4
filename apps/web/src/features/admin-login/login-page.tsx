import { LockOutlined, SafetyOutlined } from '@ant-design/icons';
import { useCurrentUser, useLoginMutation, type LoginDto } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { Alert, Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { addressAfterSignIn, keptPlace } from '../../ui/admin-return';
import { AdminSpinner } from '../../ui/admin-spinner';
import { notify } from '../../ui/notice-store';
import { AccessPage } from './access-page';
import { loginFailure, type LoginFailure } from './login-failure';

/** /admin/login (spec 2.5). Whoever is signed in goes on to the dashboard. */
export function LoginPage() {
  const { t } = useTranslation();
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <AdminSpinner text={t('access.checking')} />;
  if (user) return <Navigate to="/admin" replace />;
  return (
    <AccessPage title={t('access.loginTitle')}>
      <SignedOutNote />
      <LoginForm />
      <p className="admin-hint">{t('access.forgotten')}</p>
      <ul className="admin-access-notices">
        <li>
          <SafetyOutlined aria-hidden /> {t('access.secureArea')}
        </li>
        <li>
          <LockOutlined aria-hidden /> {t('access.unauthorized')}
        </li>
      </ul>
    </AccessPage>
  );
}

/** Tells whoever was signed in here a moment ago what happened, and that they come back to where they were. */
function SignedOutNote() {
  const { t } = useTranslation();
  const [wasSignedIn] = useState(() => keptPlace()?.userId !== undefined);
  if (!wasSignedIn) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="admin-alert"
      title={t('access.signedOut')}
      description={t('access.signedOutText')}
    />
  );
}

function LoginForm() {
  const { t } = useTranslation();
  const [login] = useLoginMutation();
  const [busy, setBusy] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const first = useRef<InputRef>(null);
  useEffect(() => first.current?.focus(), []);

  const signIn = async ({ username = '', password = '' }: Partial<LoginDto>) => {
    if (username.trim() === '' || password === '') {
      notify({ kind: 'error', title: t('common.error'), description: t('validation.credentialsRequired') });
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const { data, error } = await login({ loginDto: { username, password } });
    // A whole new page: nothing of a former user stays in memory (spec section 4).
    if (data) return location.assign(addressAfterSignIn(data.id));
    const failed = loginFailure(t, error);
    notify({ kind: 'error', title: t('access.loginFailed'), description: failed.notice });
    setFailure(failed);
    setBusy(false);
  };

  return (
    <Form<LoginDto>
      layout="vertical"
      noValidate
      requiredMark={false}
      onFinish={(values) => void signIn(values)}
    >
      {failure && <Alert type="error" showIcon role="alert" className="admin-alert" title={failure.inline} />}
      <Form.Item name="username" label={t('access.username')}>
        <Input
          ref={first}
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
