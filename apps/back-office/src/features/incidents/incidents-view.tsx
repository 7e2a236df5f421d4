import { PlusOutlined } from '@ant-design/icons';
import { useListIncidentsQuery, type IncidentDto } from '@lions/api-client';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/screen/loading';
import { LoadingLines } from '../../ui/screen/loading-lines';
import { partOnDemand } from '../../ui/screen/part';
import { AdminView } from '../../ui/screen/view';
import { IncidentCard } from './incident-card';

const Dialog = partOnDemand(async () => (await import('./incident-dialog')).IncidentDialog, 'dialog');

/** The register of confidentiality incidents, for superadmins. Nothing is deleted from it. */
export function IncidentsView() {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'add' | IncidentDto>();
  const close = () => setDialog(undefined);
  // Refetched on each visit: another superadmin may have changed them.
  const query = useListIncidentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: incidents, error, isLoading, refetch } = query;
  return (
    <AdminView title={t('incidents.title')}>
      <p className="admin-hint">{t('incidents.intro')}</p>
      <p className="admin-hint">{t('incidents.keptText')}</p>
      <div className="admin-toolbar">
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          disabled={!incidents}
          {...Dialog.ahead}
          onClick={() => setDialog('add')}
        >
          {t('incidents.add')}
        </Button>
      </div>
      {isLoading && <LoadingLines />}
      {error && !incidents && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {incidents?.length === 0 && <Empty description={t('incidents.none')} />}
      {incidents?.map((incident) => (
        <IncidentCard
          key={incident.id}
          incident={incident}
          onEdit={() => setDialog(incident)}
          ahead={Dialog.ahead}
        />
      ))}
      {dialog === 'add' && <Dialog onClosed={close} />}
      {typeof dialog === 'object' && <Dialog incident={dialog} onClosed={close} />}
    </AdminView>
  );
}
