import { isApiError, useResetPasswordMutation } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { errorSentence, showRefusedField } from '../../ui/forms/errors';
import { NewPasswordField } from '../../ui/forms/password-field';
import { AccessPage } from './access-page';

/** Error codes that belong to the field. */
const FIELD_OF = {
  PASSWORD_TOO_COMMON: 'newPassword',
  PASSWORD_TOO_LONG: 'newPassword',
} as const;

/** /admin/reset-password#token: page of a one-time link to choose a new password. */
export const ResetPasswordPage = () => <PasswordPage kind="reset" />;

/** /admin/welcome#token: page of an invitation, where a new user chooses a password. */
export const WelcomePage = () => <PasswordPage kind="welcome" />;

interface PageProps {
  kind: 'reset' | 'welcome';
}

function PasswordPage({ kind }: PageProps) {
  const { t } = useTranslation();
  // In the fragment, the token reaches the server only in the API call, so no access log records
  // it.
  const token = useLocation().hash.slice(1);
  return (
    <AccessPage title={t(`access.${kind}Title`)}>
      {token ? (
        <PasswordForm kind={kind} token={token} />
      ) : (
        <Alert type="error" showIcon className="admin-alert" title={t('access.resetIncomplete')} />
      )}
    </AccessPage>
  );
}

function PasswordForm({ kind, token }: PageProps & { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [resetPassword, { isLoading }] = useResetPasswordMutation();
  const [problem, setProblem] = useState<unknown>();
  const [form] = Form.useForm<{ newPassword: string }>();

  const save = async ({ newPassword }: { newPassword: string }) => {
    setProblem(undefined);
    const { data, error } = await resetPassword({ resetPasswordDto: { token, newPassword } });
    if (error && showRefusedField(form, t, error, FIELD_OF)) return;
    if (error) return setProblem(error);
    notify({
      kind: 'success',
      title: t('access.passwordSaved'),
      description: t('access.passwordSavedText'),
    });
    await navigate('/admin/login', { replace: true, state: { username: data.username } });
  };

  return (
    <Form<{ newPassword: string }>
      form={form}
      layout="vertical"
      noValidate
      onFinish={(values) => void save(values)}
    >
      <p className="admin-hint">{t(`access.${kind}Text`)}</p>
      {problem !== undefined && <Refused kind={kind} problem={problem} />}
      <NewPasswordField name="newPassword" label={t('access.newPassword')} />
      <Button type="primary" htmlType="submit" block loading={isLoading}>
        {t(isLoading ? 'common.saving' : 'access.saveNewPassword')}
      </Button>
    </Form>
  );
}

/** Why the password was not saved; a link that no longer works has a way on. */
function Refused({ kind, problem }: PageProps & { problem: unknown }) {
  const { t } = useTranslation();
  const isGone = isApiError(problem) && problem.code === 'RESET_LINK_INVALID';
  const wayOn = isGone && (
    <>
      <p>{t('access.resetGone')}</p>
      <p className="admin-access-ways">
        <Link to="/admin/login">{t('access.signIn')}</Link>
        {kind === 'reset' && <Link to="/admin/forgotten-password">{t('access.askNewLink')}</Link>}
      </p>
    </>
  );
  const title = errorSentence(t, problem);
  return (
    <Alert type="error" showIcon role="alert" className="admin-alert" title={title} description={wayOn} />
  );
}
