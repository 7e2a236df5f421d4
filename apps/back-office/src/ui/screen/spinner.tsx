import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';

/** Loading indicator with a text. */
export function AdminSpinner({ text }: { text?: string }) {
  const { t } = useTranslation();
  return (
    <div className="admin-spinner" role="status">
      <Spin />
      <span>{text ?? t('common.loading')}</span>
    </div>
  );
}
