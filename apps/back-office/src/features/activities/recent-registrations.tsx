import {
  useListPracticeRegistrationsQuery,
  type PracticeDto,
  type PracticeRegistrationDto,
} from '@lions/api-client';
import { playerPositionOf } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { StatusTag } from '../../ui/screen/tags';
import { useSessionName } from '../../ui/time/clock';
import { AdminTable, type TableColumn } from '../../ui/tables/table';
import { EmailLink } from '../../ui/families/family-ways';

/** Number of rows. */
const SHOWN = 10;

/** 'Recent Registrations': the 10 most recent registered or waiting players. */
export function RecentRegistrations({ practices }: { practices: PracticeDto[] }) {
  const { t } = useTranslation();
  const { rows, error, refetch } = useRecent();
  const columns = useColumns(practices);
  return (
    <section className="admin-card practices-card" aria-labelledby="recent-title">
      <h2 id="recent-title">{t('practices.recent')}</h2>
      {!rows && !error && <AdminSpinner text={t('practices.recentLoading')} />}
      {!rows && error && <LoadFailed error={error} onRetry={refetch} />}
      {rows?.length === 0 && <p className="admin-hint">{t('practices.recentNone')}</p>}
      {rows && rows.length > 0 && (
        <AdminTable labelledBy="recent-title" columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </section>
  );
}

/** The API lists one status at a time, newest first: merge the newest of both. */
function useRecent() {
  const now = { refetchOnMountOrArgChange: true };
  const confirmed = useListPracticeRegistrationsQuery({ status: 'confirmed', limit: SHOWN }, now);
  const waiting = useListPracticeRegistrationsQuery({ status: 'waiting', limit: SHOWN }, now);
  const rows =
    confirmed.data && waiting.data
      ? [...confirmed.data, ...waiting.data].sort((a, b) => b.id - a.id).slice(0, SHOWN)
      : undefined;
  const refetch = () => {
    void confirmed.refetch();
    void waiting.refetch();
  };
  return { rows, error: confirmed.error ?? waiting.error, refetch };
}

function useColumns(practices: PracticeDto[]): TableColumn<PracticeRegistrationDto>[] {
  const { t } = useTranslation();
  const nameOf = useSessionName();
  const practiceOf = ({ practiceId }: PracticeRegistrationDto) => {
    const practice = practices.find(({ id }) => id === practiceId);
    return practice && <span className="practices-when">{nameOf(practice)}</span>;
  };
  return [
    { key: 'player', title: t('practices.player'), show: ({ playerName }) => playerName },
    {
      key: 'email',
      title: t('practices.parentEmail'),
      show: ({ parentEmail }) => <EmailLink className="practices-email" address={parentEmail} />,
    },
    {
      key: 'position',
      title: t('practices.position'),
      show: ({ position }) => t(`registrations.positions.${playerPositionOf(position)}`),
    },
    { key: 'practice', title: t('practices.practice'), show: practiceOf },
    {
      key: 'status',
      title: t('practices.status'),
      show: ({ status }) => <StatusTag status={status}>{t(`practices.statuses.${status}`)}</StatusTag>,
    },
  ];
}
