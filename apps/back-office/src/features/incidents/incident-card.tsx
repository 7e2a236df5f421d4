import { CheckCircleOutlined, ClockCircleOutlined, EditOutlined, WarningOutlined } from '@ant-design/icons';
import type { IncidentDto } from '@lions/api-client';
import { noticesDue } from '@lions/domain';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/screen/tags';
import { useIncidentFacts } from './incident-facts';

interface IncidentCardProps {
  incident: IncidentDto;
  onEdit: () => void;
  /** Preloads the dialog. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
}

/** One line of the register: its state, who must still be told, and all that is written down. */
export function IncidentCard({ incident, onEdit, ahead }: IncidentCardProps) {
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
