import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useGetPracticeLedgerQuery, type LedgerEntryDto } from '@lions/api-client';
import { Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/time/clock';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { AdminTable, type TableColumn } from '../../ui/tables/table';

/**
 * The practice's ledger, without names, and the result of its integrity check
 * (docs/decisions/places.md).
 */
export function PracticeLedger({ practiceId }: { practiceId: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="admin-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id="ledger-title">{t('practices.ledger')}</summary>
      {isOpen && <LedgerLines practiceId={practiceId} />}
    </details>
  );
}

function LedgerLines({ practiceId }: { practiceId: number }) {
  const { t } = useTranslation();
  const columns = useColumns();
  const { data, error, refetch } = useGetPracticeLedgerQuery(
    { id: practiceId },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <AdminSpinner text={t('practices.ledgerLoading')} />;
  if (data.entries.length === 0) return <p className="admin-hint">{t('practices.ledgerNone')}</p>;
  return (
    <>
      <p className="admin-hint">{t('practices.ledgerHint')}</p>
      {data.isIntact ? (
        <Tag className="admin-tag admin-tag-good" icon={<CheckCircleOutlined aria-hidden />}>
          {t('practices.intact')}
        </Tag>
      ) : (
        <Tag className="admin-tag admin-tag-bad" icon={<WarningOutlined aria-hidden />}>
          {t('practices.broken')}
        </Tag>
      )}
      <AdminTable labelledBy="ledger-title" columns={columns} rows={data.entries} rowKey={({ seq }) => seq} />
    </>
  );
}

function useColumns(): TableColumn<LedgerEntryDto>[] {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const eventOf = ({ event, reasonHash }: LedgerEntryDto) => {
    const word = t(`practices.events.${event}`);
    return reasonHash === null ? word : t('practices.withReason', { event: word });
  };
  const poolOf = ({ pool }: LedgerEntryDto) =>
    pool === 'skaters' || pool === 'goalies' ? t(`practices.pools.${pool}`) : pool;
  return [
    { key: 'seq', title: t('practices.step'), show: ({ seq }) => seq },
    { key: 'at', title: t('practices.at'), show: ({ at }) => moment(at) },
    { key: 'event', title: t('practices.event'), show: eventOf },
    { key: 'registration', title: t('practices.registration'), show: (entry) => `#${entry.registrationId}` },
    { key: 'pool', title: t('practices.pool'), show: poolOf },
    { key: 'line', title: t('practices.line'), show: ({ position }) => position ?? '' },
    { key: 'by', title: t('practices.by'), show: ({ actor }) => t(`practices.actors.${actor}`) },
  ];
}
