import { useGetOutboxStateQuery, useListFamiliesToTellQuery } from '@lions/api-client';
import { MAIL_STATUSES, type MailStatus } from '@lions/domain';
import { Alert, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminView } from '../../ui/screen/view';
import { OutboxPages } from './outbox-pages';
import './outbox.css';

/** Mails to families, for superadmins: status of each, and a retry button. */
export function OutboxView() {
  const { t } = useTranslation();
  const id = useId();
  const [status, setStatus] = useState<MailStatus>();
  const options = MAIL_STATUSES.map((value) => ({ value, label: t(`outbox.statuses.${value}`) }));
  return (
    <AdminView title={t('outbox.title')}>
      <p className="admin-hint">{t('outbox.intro')}</p>
      <OutboxState />
      <ToTellLink />
      <section className="admin-card" aria-labelledby="outbox-title">
        <div className="admin-card-head">
          <h2 id="outbox-title">{t('outbox.listTitle')}</h2>
          <div className="outbox-filter">
            <label htmlFor={id}>{t('outbox.filter')}</label>
            <Select
              id={id}
              options={options}
              value={status}
              placeholder={t('outbox.allStatuses')}
              allowClear
              onChange={(next?: MailStatus) => setStatus(next)}
            />
          </div>
        </div>
        <OutboxPages key={status} status={status} />
      </section>
    </AdminView>
  );
}

/** Leads to the families that coaches tell, with their number. */
function ToTellLink() {
  const { t } = useTranslation();
  const { data } = useListFamiliesToTellQuery({}, { refetchOnMountOrArgChange: true });
  const count = data?.filter(({ mails }) => mails.some(({ told }) => told === null)).length ?? 0;
  return (
    <p>
      <Link to="/admin?view=to-tell">{t('families.toTell.titleCount', { count })}</Link>
    </p>
  );
}

/** Notice when no mail can be sent; counts of waiting and failed mails. */
function OutboxState() {
  const { t } = useTranslation();
  const { data } = useGetOutboxStateQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const counts = [
    ...(data.pending > 0 ? [t('outbox.pending', { count: data.pending })] : []),
    ...(data.failed > 0 ? [t('outbox.failed', { count: data.failed })] : []),
  ].join(' ');
  if (data.hasMailServer) return counts === '' ? null : <p role="status">{counts}</p>;
  const description = [t('outbox.noServerText'), counts].join(' ');
  return <Alert type="warning" showIcon title={t('outbox.noServer')} description={description} />;
}
