import { useChangePasswordMutation } from '@lions/api-client';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../ui/admin-errors';
import { FormDialog } from '../../ui/admin-form-dialog';
import { NewPasswordField } from '../../ui/admin-password-field';
import { notify } from '../../ui/notice-store';

interface PasswordValues {
  currentPassword: string;
  newPassword: string;
}

/** Changes one's own password; all other devices are signed out (decisions 4). */
export function ChangePasswordDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<PasswordValues>();
  const [changePassword] = useChangePasswordMutation();
  const save = async (changePasswordDto: PasswordValues) => {
    const { error } = await changePassword({ changePasswordDto });
    if (error) notifyFailure(t, t('access.passwordChangeFailed'), error);
    else notify({ kind: 'success', title: t('access.passwordChanged') });
    return !error;
  };
  return (
    <FormDialog
      form={form}
      title={t('access.changePassword')}
      submitText={t('access.saveNewPassword')}
      onSave={save}
      onClosed={onClosed}
    >
      <p className="admin-hint">{t('access.changePasswordText')}</p>
      <Form.Item
        name="currentPassword"
        label={t('access.currentPassword')}
        rules={[{ required: true, message: t('validation.required') }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <NewPasswordField name="newPassword" label={t('access.newPassword')} />
    </FormDialog>
  );
}
