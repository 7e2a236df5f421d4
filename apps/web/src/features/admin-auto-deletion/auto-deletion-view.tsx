import { useTranslation } from 'react-i18next';
import { DeletedCard } from '../../ui/admin-deleted';
import { AdminView } from '../../ui/admin-view';
import { ManualCheckCard } from './manual-check-card';
import { PreviewCard } from './preview-card';
import { SystemCard } from './system-card';
import { TimeCard } from './time-card';
import './auto-deletion.css';

/** Auto-deletion settings, for superadmins (spec 2.5, D-30). */
export function AutoDeletionView() {
  const { t } = useTranslation();
  return (
    <AdminView title={t('autoDeletion.title')}>
      <div className="admin-pair">
        <TimeCard />
        <SystemCard />
        <ManualCheckCard />
      </div>
      <PreviewCard />
      <DeletedCard />
    </AdminView>
  );
}
