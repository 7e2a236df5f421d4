import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useGetPracticeLedgerQuery, useGetSessionLedgerQuery, type LedgerEntryDto } from '@lions/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../../ui/time/clock';
import { AdminSpinner, LoadFailed } from '../../../ui/screen/loading';
import { AdminTable, type TableColumn } from '../../../ui/tables/table';
import { Tag } from '../../../ui/screen/tags';
import { isPractice, type Activity } from '../activity';
import type { RosterRow } from './roster';

interface RosterLedgerProps {
  activity: Activity;
  /** The roster, whose names replace the numbers of the ledger. */
  rows: readonly RosterRow[];
}

/** The ledger of a practice or session, and the result of its integrity check (docs/decisions/places.md). */
export function RosterLedger(props: RosterLedgerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="admin-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id="ledger-title">{t('registrations.ledger')}</summary>
      {isOpen && <LedgerLines {...props} />}
    </details>
  );
}

function LedgerLines({ activity, rows }: RosterLedgerProps) {
  const { t } = useTranslation();
  const columns = useColumns(activity, rows);
  const { data, error, refetch } = useLedger(activity);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <AdminSpinner text={t('registrations.ledgerLoading')} />;
  if (data.entries.length === 0) return <p className="admin-hint">{t('registrations.ledgerNone')}</p>;
  return (
    <>
      <p className="admin-hint">{t('registrations.ledgerHint')}</p>
      {data.isIntact ? (
        <Tag look="good" icon={<CheckCircleOutlined aria-hidden />}>
          {t('registrations.intact')}
        </Tag>
      ) : (
        <Tag look="bad" icon={<WarningOutlined aria-hidden />}>
          {t('registrations.broken')}
        </Tag>
      )}
      <AdminTable labelledBy="ledger-title" columns={columns} rows={data.entries} rowKey={({ seq }) => seq} />
    </>
  );
}

function useLedger(activity: Activity) {
  const { id } = activity;
  const ofPractice = useGetPracticeLedgerQuery(
    { id },
    { refetchOnMountOrArgChange: true, skip: !isPractice(activity) },
  );
  const ofSession = useGetSessionLedgerQuery(
    { id },
    { refetchOnMountOrArgChange: true, skip: isPractice(activity) },
  );
  return isPractice(activity) ? ofPractice : ofSession;
}

function useColumns(activity: Activity, rows: readonly RosterRow[]): TableColumn<LedgerEntryDto>[] {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const names = new Map(rows.map(({ id, playerName }) => [id, playerName]));
  const eventText = ({ event, reasonHash }: LedgerEntryDto) => {
    const word = t(`registrations.events.${event}`);
    return reasonHash === null ? word : t('registrations.withReason', { event: word });
  };
  const poolOf = ({ pool }: LedgerEntryDto) =>
    pool === 'skaters' || pool === 'goalies' ? t(`practices.pools.${pool}`) : pool;
  return [
    { key: 'seq', title: t('registrations.step'), show: ({ seq }) => seq },
    { key: 'at', title: t('registrations.at'), show: ({ at }) => moment(at) },
    { key: 'event', title: t('registrations.event'), show: eventText },
    {
      key: 'registration',
      title: t('registrations.registration'),
      show: ({ registrationId: id }) => names.get(id) ?? `#${id}`,
    },
    // A session has one group only.
    ...(isPractice(activity) ? [{ key: 'pool', title: t('practices.pool'), show: poolOf }] : []),
    { key: 'line', title: t('registrations.line'), show: ({ position }) => position ?? '' },
    { key: 'by', title: t('registrations.by'), show: ({ actor }) => t(`registrations.actors.${actor}`) },
  ];
}
