import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';

/** Stands where something is on its way, and says what. */
export function AdminSpinner({ text }: { text?: string }) {
  const { t } = useTranslation();
  return (
    <div className="admin-spinner" role="status">
      <Spin />
      <span>{text ?? t('common.loading')}</span>
    </div>
  );
}
