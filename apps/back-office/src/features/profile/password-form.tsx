import { useChangePasswordMutation } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Button, Form, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showRefusedField } from '../../ui/forms/errors';
import { NewPasswordField } from '../../ui/forms/password-field';

interface PasswordValues {
  currentPassword: string;
  newPassword: string;
}

/** Error codes that belong to one of the two fields. */
const FIELD_OF = {
  WRONG_PASSWORD: 'currentPassword',
  PASSWORD_TOO_COMMON: 'newPassword',
  PASSWORD_TOO_LONG: 'newPassword',
} as const;

/** Changes the user's own password; all other devices are signed out. */
export function PasswordForm({ username }: { username: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [form] = Form.useForm<PasswordValues>();
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const save = async (changePasswordDto: PasswordValues) => {
    const { error } = await changePassword({ changePasswordDto });
    if (error) {
      showRefusedField(form, t, error, FIELD_OF);
      return notifyFailure(t, t('access.passwordChangeFailed'), error);
    }
    form.resetFields();
    notify({ kind: 'success', title: t('access.passwordChanged') });
  };
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('access.changePassword')}</h2>
      <p className="admin-hint">{t('access.changePasswordText')}</p>
      <Form<PasswordValues>
        form={form}
        layout="vertical"
        noValidate
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void save(values)}
      >
        {/* Hidden username, so that password managers know the account. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Form.Item
          name="currentPassword"
          label={t('access.currentPassword')}
          rules={[{ required: true, message: t('validation.required') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={LIMITS.shortText} />
        </Form.Item>
        <NewPasswordField name="newPassword" label={t('access.newPassword')} />
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t(isLoading ? 'common.saving' : 'access.saveNewPassword')}
        </Button>
      </Form>
    </section>
  );
}
