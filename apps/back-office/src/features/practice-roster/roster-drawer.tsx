import {
  practiceRoster,
  useListPracticeRegistrationsQuery,
  type PracticeDto,
  type PracticeRegistrationDto,
} from '@lions/api-client';
import { poolOfPosition, PRACTICE_POOLS } from '@lions/domain';
import { Alert, Drawer } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GoneAlert } from '../../ui/screen/gone';
import { LoadFailed } from '../../ui/screen/load-failed';
import { AdminSpinner } from '../../ui/screen/spinner';
import '../../ui/registrations/registrations.css';
import { useSessionName } from '../../ui/time/session-name';
import { PracticeLedger } from './practice-ledger';
import { RosterFiles } from './roster-files';
import { RosterPool } from './roster-pool';

interface RosterProps {
  practice: PracticeDto;
  /** All practices: possible targets of a move. */
  practices: PracticeDto[];
}

interface RosterDrawerProps extends RosterProps {
  /** Whether the practice was deleted while its roster was open. */
  isGone: boolean;
  open: boolean;
  onClose: () => void;
}

/** Roster of one practice: registered and waiting players by group, with the coach's actions. */
export function RosterDrawer({ practice, practices, isGone, open, onClose }: RosterDrawerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const when = useSessionName()(practice);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size="min(100vw, 80rem)"
      title={<h2 id={titleId}>{t('practices.rosterTitle', { when })}</h2>}
      aria-labelledby={titleId}
      closable={{ 'aria-label': t('common.close') }}
      destroyOnHidden
    >
      {isGone && <GoneAlert title={t('practices.gone')} text={t('registrations.gone')} />}
      {practice.cancelledAt !== null && (
        <Alert type="warning" showIcon className="admin-alert" title={t('practices.cancelledPractice')} />
      )}
      <Roster practice={practice} practices={practices} />
    </Drawer>
  );
}

function Roster({ practice, practices }: RosterProps) {
  const { t } = useTranslation();
  const { rows, error, refetch } = useRoster(practice.id);
  if (!rows) {
    if (error) return <LoadFailed error={error} onRetry={refetch} />;
    return <AdminSpinner text={t('practices.recentLoading')} />;
  }
  const untold = rows.some(({ mailState }) => mailState !== 'sent');
  return (
    <>
      {rows.length > 0 && <RosterFiles rows={rows} practice={practice} />}
      {untold && <p className="admin-hint">{t('practices.mailHint')}</p>}
      {PRACTICE_POOLS.map((pool) => (
        <RosterPool
          key={pool}
          pool={pool}
          practice={practice}
          practices={practices}
          rows={rows.filter(({ position }) => poolOfPosition(position) === pool)}
        />
      ))}
      <PracticeLedger practiceId={practice.id} />
    </>
  );
}

/** Players with a place in order of registration, then waiting ones in order of the line. */
function useRoster(practiceId: number) {
  const now = { refetchOnMountOrArgChange: true };
  const confirmed = useListPracticeRegistrationsQuery(practiceRoster(practiceId, 'confirmed'), now);
  const waiting = useListPracticeRegistrationsQuery(practiceRoster(practiceId, 'waiting'), now);
  const inLine = (a: PracticeRegistrationDto, b: PracticeRegistrationDto) =>
    (a.waitlistPosition ?? 0) - (b.waitlistPosition ?? 0) || a.id - b.id;
  const rows = confirmed.data && waiting.data ? [...confirmed.data, ...waiting.data].sort(inLine) : undefined;
  const refetch = () => {
    void confirmed.refetch();
    void waiting.refetch();
  };
  return { rows, error: confirmed.error ?? waiting.error, refetch };
}
