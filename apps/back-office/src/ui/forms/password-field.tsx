import { LIMITS } from '@lions/domain';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface NewPasswordFieldProps {
  name: string;
  label: string;
}

/** New password: at least 8 characters, with a show button. */
export function NewPasswordField({ name, label }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const rule = { required: true, min: LIMITS.password.min, message: t('validation.passwordTooShort') };
  return (
    <Form.Item name={name} label={label} rules={[rule]} extra={t('access.newPasswordHint')}>
      <Input.Password autoComplete="new-password" maxLength={LIMITS.shortText} />
    </Form.Item>
  );
}
