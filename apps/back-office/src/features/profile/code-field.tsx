import { LIMITS } from '@lions/domain';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** A code of the app, or where the label says so a recovery code. */
export function CodeField({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <Form.Item name="code" label={label} rules={[{ required: true, message: t('validation.required') }]}>
      <Input
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.secondFactorCode}
      />
    </Form.Item>
  );
}
