import { LIMITS } from '@lions/domain';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  /** Where it may be left empty: what happens then. */
  ifEmpty?: string;
}

/** New password: at least 8 characters, with a show button. */
export function NewPasswordField({ name, label, ifEmpty }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const required = ifEmpty === undefined;
  const rule = { required, min: LIMITS.password.min, message: t('validation.passwordTooShort') };
  return (
    <Form.Item name={name} label={label} rules={[rule]} extra={ifEmpty ?? t('access.newPasswordHint')}>
      <Input.Password autoComplete="new-password" maxLength={LIMITS.shortText} />
    </Form.Item>
  );
}
