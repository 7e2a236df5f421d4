import { useResetPasswordMutation } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorSentence, showRefusedField } from '../../ui/forms/errors';
import { NewPasswordField } from '../../ui/forms/password-field';
import { AccessPage } from './access-page';

/** Error codes that belong to the field. */
const FIELD_OF = {
  PASSWORD_TOO_COMMON: 'newPassword',
  PASSWORD_TOO_LONG: 'newPassword',
} as const;

/** /admin/reset-password#token: page of a superadmin's one-time link to choose a new password. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  // In the fragment, the token reaches the server only in the API call, so no access log records
  // it.
  const token = useLocation().hash.slice(1);
  return (
    <AccessPage title={t('access.resetTitle')}>
      {token ? (
        <ResetForm token={token} />
      ) : (
        <Alert type="error" showIcon className="admin-alert" title={t('access.resetIncomplete')} />
      )}
    </AccessPage>
  );
}

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [resetPassword, { isLoading }] = useResetPasswordMutation();
  const [problem, setProblem] = useState<string>();
  const [form] = Form.useForm<{ newPassword: string }>();

  const save = async ({ newPassword }: { newPassword: string }) => {
    setProblem(undefined);
    const { error } = await resetPassword({ resetPasswordDto: { token, newPassword } });
    if (error && showRefusedField(form, t, error, FIELD_OF)) return;
    if (error) return setProblem(errorSentence(t, error));
    notify({
      kind: 'success',
      title: t('access.passwordSaved'),
      description: t('access.passwordSavedText'),
    });
    await navigate('/admin/login', { replace: true });
  };

  return (
    <Form<{ newPassword: string }>
      form={form}
      layout="vertical"
      noValidate
      onFinish={(values) => void save(values)}
    >
      <p className="admin-hint">{t('access.resetText')}</p>
      {problem && <Alert type="error" showIcon role="alert" className="admin-alert" title={problem} />}
      <NewPasswordField name="newPassword" label={t('access.newPassword')} />
      <Button type="primary" htmlType="submit" block loading={isLoading}>
        {t(isLoading ? 'common.saving' : 'access.saveNewPassword')}
      </Button>
    </Form>
  );
}
