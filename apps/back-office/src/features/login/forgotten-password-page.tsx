import { useGetPublicSettingsQuery, useMailForgottenPasswordMutation } from '@lions/api-client';
import { LIMITS, USER_EMAIL_PATTERN } from '@lions/domain';
import { Alert, Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../ui/forms/errors';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { AccessPage } from './access-page';

/** /admin/forgotten-password: asks for a link by mail; without a mail server it says that a superadmin helps. */
export function ForgottenPasswordPage() {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetPublicSettingsQuery();
  return (
    <AccessPage title={t('access.forgotten')}>
      {!data && !error && <AdminSpinner />}
      {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (data.sendsMail ? <AskForm /> : <WhomToAsk />)}
      <p className="admin-hint">
        <Link to="/admin/login">{t('access.backToSignIn')}</Link>
      </p>
    </AccessPage>
  );
}

function WhomToAsk() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('access.forgottenNoMail')}</p>
      <p className="admin-hint">{t('access.forgottenAlone')}</p>
    </>
  );
}

function AskForm() {
  const { t } = useTranslation();
  const [ask, { isLoading, isSuccess, error }] = useMailForgottenPasswordMutation();
  if (isSuccess)
    return (
      <div role="status">
        <p>{t('access.forgottenSent')}</p>
        <p className="admin-hint">{t('access.forgottenNothing')}</p>
      </div>
    );
  const email = [
    { required: true, whitespace: true, message: t('validation.emailRequired') },
    { pattern: USER_EMAIL_PATTERN, message: t('validation.emailInvalid') },
  ];
  return (
    <Form<{ email: string }>
      layout="vertical"
      noValidate
      onFinish={(forgottenPasswordDto) => void ask({ forgottenPasswordDto })}
    >
      <p>{t('access.forgottenText')}</p>
      {error && (
        <Alert type="error" showIcon role="alert" className="admin-alert" title={errorSentence(t, error)} />
      )}
      <Form.Item
        name="email"
        label={t('access.email')}
        rules={email}
        normalize={(text: string) => text.trim()}
      >
        <Input type="email" autoComplete="email" maxLength={LIMITS.email} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isLoading}>
        {t('access.mailLink')}
      </Button>
    </Form>
  );
}
