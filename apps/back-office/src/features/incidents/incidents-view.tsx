import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  EditOutlined,
  PlusOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { type IncidentDto, useListIncidentsQuery } from '@lions/api-client';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesDue } from '@lions/domain';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { partOnDemand } from '../../ui/screen/part';
import { AdminView } from '../../ui/screen/view';
import { Tag } from '../../ui/screen/tags';
import { useIncidentFacts } from './incident-facts';

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

interface IncidentCardProps {
  incident: IncidentDto;
  onEdit: () => void;
  /** Preloads the dialog. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
}

/** One line of the register: its state, who must still be told, and all that is written down. */
function IncidentCard({ incident, onEdit, ahead }: IncidentCardProps) {
  const { t } = useTranslation();
  const facts = useIncidentFacts();
  const name = t('incidents.number', { id: incident.id });
  const isClosed = incident.closedOn !== null;
  const titleId = `incident-${incident.id}`;
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <div className="admin-card-head">
        <h2 id={titleId}>{name}</h2>
        <Button
          icon={<EditOutlined aria-hidden />}
          aria-label={t('incidents.editNumber', { id: incident.id })}
          {...ahead}
          onClick={onEdit}
        >
          {t('common.edit')}
        </Button>
      </div>
      <div className="admin-tags">
        <Tag
          look={isClosed ? 'quiet' : 'plain'}
          icon={isClosed ? <CheckCircleOutlined aria-hidden /> : <ClockCircleOutlined aria-hidden />}
        >
          {t(isClosed ? 'incidents.closed' : 'incidents.open')}
        </Tag>
        {noticesDue(incident).map((day) => (
          <Tag key={day} look="bad" icon={<WarningOutlined aria-hidden />}>
            {t(`incidents.due.${day}`)}
          </Tag>
        ))}
      </div>
      <dl className="admin-facts">
        {facts.map(({ label, show }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="admin-prose">{show(incident) || t('common.emptyValue')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
