import {
  dataAndError,
  practiceRoster,
  useListPracticeRegistrationsQuery,
  type PracticeDto,
  type PracticeRegistrationDto,
  type RegistrationStatus,
} from '@lions/api-client';
import { LIMITS, poolOfPosition, PRACTICE_POOLS, type PracticePool } from '@lions/domain';
import { Alert } from 'antd';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FamiliesToTell } from '../../ui/families/families-to-tell';
import { MessageButton } from '../../ui/families/message-button';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { OutOfScopeNote, useTeamScope } from '../../ui/session/team-scope';
import type { TableColumn } from '../../ui/tables/table';
import { useMomentFormat, useSessionName } from '../../ui/time/clock';
import { EmailLink } from '../../ui/families/email-link';
import { MoveDialog } from './move-dialog';
import { RegistrationActions } from './registration-actions';
import { MailTag } from './registration-tags';
import { practiceCsv } from './files/roster-csv';
import { RosterFiles } from './files/roster-files';
import { countOf, fileName, ROSTER_POLLING, type RosterTarget } from './roster';
import { RosterLedger } from './roster-ledger';
import { useListFollows } from './roster-target';
import { RosterTable } from './roster-table';

interface PracticeRosterProps {
  practice: PracticeDto;
  /** All practices: possible destinations of a move. */
  practices: readonly RosterTarget[];
}

/** Roster of one practice: registered and waiting players by group, and the ledger. */
export function PracticeRoster({ practice, practices }: PracticeRosterProps) {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const when = useSessionName()(practice);
  const isInScope = useTeamScope()(null);
  const { rows, error, refetch } = useRoster(practice.id);
  useListFollows(practice, rows);
  return (
    <>
      {!isInScope && <OutOfScopeNote of="practices" />}
      {practice.cancelledAt !== null && (
        <Alert type="warning" showIcon className="admin-alert" title={t('practices.cancelledPractice')} />
      )}
      {!rows && error && <LoadFailed error={error} onRetry={refetch} />}
      {!rows && !error && <AdminSpinner text={t('registrations.loading')} />}
      {rows && rows.length > 0 && (
        <div className="registrations-top">
          <MessageButton target={{ practiceId: practice.id }} name={when} isReadOnly={!isInScope} />
          <RosterFiles
            fileName={fileName(t('practices.fileName'), undefined, practice.date)}
            csv={() => practiceCsv(t, moment, rows)}
            sheet={() => ({ title: t('practices.sheetTitle'), lines: [when], rows })}
          />
        </div>
      )}
      {rows && <FamiliesToTell target={{ practiceId: practice.id }} title={t('families.toTell.title')} />}
      {rows &&
        PRACTICE_POOLS.map((pool) => (
          <RosterPool
            key={pool}
            pool={pool}
            practice={practice}
            practices={practices}
            isInScope={isInScope}
            rows={rows.filter(({ position }) => poolOfPosition(position) === pool)}
          />
        ))}
      {rows && <RosterLedger target={practice} />}
    </>
  );
}

/** Registered players, and waiting ones in line order; refetched on each opening: families register meanwhile. */
function useRoster(practiceId: number) {
  const confirmed = useRows(practiceId, 'confirmed');
  const waiting = useRows(practiceId, 'waiting');
  const inLine = (a: PracticeRegistrationDto, b: PracticeRegistrationDto) =>
    (a.waitlistPosition ?? 0) - (b.waitlistPosition ?? 0) || a.id - b.id;
  const rows = confirmed.data && waiting.data ? [...confirmed.data, ...waiting.data].sort(inLine) : undefined;
  const refetch = () => {
    void confirmed.refetch();
    void waiting.refetch();
  };
  return { rows, error: confirmed.error ?? waiting.error, refetch };
}

const useRows = (practiceId: number, status: RegistrationStatus) =>
  useListPracticeRegistrationsQuery(practiceRoster(practiceId, status), {
    ...ROSTER_POLLING,
    selectFromResult: dataAndError,
  });

interface RosterPoolProps extends PracticeRosterProps {
  pool: PracticePool;
  isInScope: boolean;
  rows: PracticeRegistrationDto[];
}

/**
 * One group of a practice: places taken, players, and its own waiting list
 * (docs/decisions/practices.md).
 */
function RosterPool({ pool, practice, practices, isInScope, rows }: RosterPoolProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [moving, setMoving] = useState<PracticeRegistrationDto>();
  const canChange = practice.state !== 'past' && practice.state !== 'cancelled';
  const waiting = countOf(rows, 'waiting');
  const title = t('practices.poolTitle', {
    pool: t(`practices.pools.${pool}`),
    confirmed: countOf(rows, 'confirmed'),
    capacity: pool === 'skaters' ? practice.skaterCapacity : practice.goalieCapacity,
    waiting,
  });
  const canAdd = mayAdd(pool, practice);
  const actions = useCallback(
    (row: PracticeRegistrationDto) => {
      const name = row.playerName;
      const promoteText = canAdd ? t('practices.addedText', { name }) : undefined;
      return (
        canChange && <RegistrationActions row={row} promoteText={promoteText} onMove={() => setMoving(row)} />
      );
    },
    [t, canAdd, canChange],
  );
  const columns = useMemo(
    (): TableColumn<PracticeRegistrationDto>[] => [
      {
        key: 'contact',
        title: t('practices.contact'),
        show: ({ parentEmail }) => (
          <div className="registrations-parent">
            <EmailLink address={parentEmail} />
          </div>
        ),
      },
    ],
    [t],
  );
  return (
    <section className="roster-pool" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {pool === 'goalies' && waiting > 0 && !canAdd && (
        <p className="admin-hint">{t('practices.noGoalieAdded')}</p>
      )}
      {rows.length === 0 ? (
        <p className="admin-hint">{t('practices.poolNone')}</p>
      ) : (
        <RosterTable
          labelledBy={titleId}
          rows={rows}
          columns={columns}
          tags={mailTag}
          actions={isInScope ? actions : undefined}
          pageSize={60}
        />
      )}
      {moving && (
        <MoveDialog
          row={moving}
          target={practice}
          targets={practices}
          onClosed={() => setMoving(undefined)}
        />
      )}
    </section>
  );
}

const mailTag = (row: PracticeRegistrationDto) => <MailTag row={row} />;

/** Whether the practice can get one more place for that group; goalies have two places at most. */
const mayAdd = (pool: PracticePool, { capacity, goalieCapacity }: PracticeDto): boolean =>
  capacity < LIMITS.practiceCapacity.max && (pool === 'skaters' || goalieCapacity < 2);
