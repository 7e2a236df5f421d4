import { useTranslation } from 'react-i18next';
import { DeletedCard } from '../../ui/clean-up/deleted';
import { AdminView } from '../../ui/screen/view';
import { WaitingRuns } from '../../ui/clean-up/waiting-runs';
import { ManualCheckCard } from './manual-check-card';
import { PreviewCard } from './preview-card';
import { SystemCard } from './system-card';
import { TimeCard } from './time-card';
import './auto-deletion.css';

/** Auto-deletion settings, for superadmins. */
export function AutoDeletionView() {
  const { t } = useTranslation();
  return (
    <AdminView title={t('autoDeletion.title')}>
      <WaitingRuns />
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
