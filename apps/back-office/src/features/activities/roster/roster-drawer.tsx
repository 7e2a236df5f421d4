import { Alert, Drawer } from 'antd';
import { LIMITS, poolOfPosition, PRACTICE_POOLS, type PracticePool } from '@lions/domain';
import type { PracticeDto } from '@lions/api-client';
import { memo, useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailLink } from '../../../ui/families/family-ways';
import { FamiliesToTell } from '../../../ui/families/families-to-tell';
import { MessageButton } from '../../../ui/families/message-button';
import { useFocusKept } from '../../../ui/screen/focus';
import { GoneAlert } from '../../../ui/screen/gone';
import { AdminSpinner, LoadFailed } from '../../../ui/screen/loading';
import { OutOfScopeNote, useTeamScope } from '../../../ui/session/team-scope';
import type { TableColumn } from '../../../ui/tables/table';
import { clubToday } from '../../../ui/time/clock';
import { activityRef, hasBegun, isPractice, type Activity } from '../activity';
import { useActivityName } from '../activity-names';
import { AddPlayer } from './add-player';
import { MoveDialog } from './move-dialog';
import { RegistrationActions } from './registration-actions';
import { MailTag } from './registration-tags';
import { ageWords, countOf, positionOf, rosterTexts, type RosterRow } from './roster';
import { RosterFiles } from './roster-files';
import { RosterFilters } from './roster-filters';
import { RosterLedger } from './roster-ledger';
import { RosterTable } from './roster-table';
import { useRosterRows } from './use-roster-rows';
import './registrations.css';

interface RosterDrawerProps {
  activity: Activity;
  /** All practices, or all sessions of the team: possible destinations of a move. */
  activities: readonly Activity[];
  /** Whether the activity was deleted while its roster was open. */
  isGone: boolean;
  open: boolean;
  onClose: () => void;
}

/** Roster of one practice or tryout session, with the coach's actions. Not rendered again with the list behind it. */
export const RosterDrawer = memo(function RosterDrawer(props: RosterDrawerProps) {
  const { activity, activities, isGone, open, onClose } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const { when, where } = useActivityName(activity);
  const texts = rosterTexts(activity);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size="min(100vw, 80rem)"
      title={
        <h2 id={titleId}>
          {t(texts.title, { when })} {where && <span className="roster-where">{where}</span>}
        </h2>
      }
      aria-labelledby={titleId}
      closable={{ 'aria-label': t('common.close') }}
      destroyOnHidden
    >
      <KeepsFocus>
        {isGone && <GoneAlert title={t(texts.gone)} text={t('registrations.gone')} />}
        <Roster activity={activity} activities={activities} titleId={titleId} />
      </KeepsFocus>
    </Drawer>
  );
});

/** A promoted or cancelled registration loses the button that was pressed. */
function KeepsFocus({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useFocusKept(content);
  return <div ref={content}>{children}</div>;
}

type RosterProps = Pick<RosterDrawerProps, 'activity' | 'activities'> & { titleId: string };

/**
 * Registered and waiting players with their ledger: a practice's by group, a session's in one table with the
 * cancelled ones.
 */
function Roster({ activity, activities, titleId }: RosterProps) {
  const { t } = useTranslation();
  const { when, where } = useActivityName(activity);
  const isInScope = useTeamScope()(isPractice(activity) ? null : activity.teamId);
  const [moving, setMoving] = useState<RosterRow>();
  const { rows, error, refetch } = useRosterRows(activity);
  const target = activityRef(activity);
  const name = [when, where].filter(Boolean).join(' · ');
  const counts = {
    registered: countOf(rows ?? [], 'confirmed'),
    count: activity.capacity,
    waiting: countOf(rows ?? [], 'waiting'),
  };
  return (
    <>
      {!isInScope && <OutOfScopeNote of={isPractice(activity) ? 'practices' : 'team'} />}
      {activity.cancelledAt !== null && (
        <Alert type="warning" showIcon className="admin-alert" title={t(rosterTexts(activity).cancelled)} />
      )}
      {!rows && error && <LoadFailed error={error} onRetry={refetch} />}
      {!rows && !error && <AdminSpinner text={t('registrations.loading')} />}
      {rows && !isPractice(activity) && (
        <p className="admin-count" role="status">
          <b>{t('registrations.counts', counts)}</b>
        </p>
      )}
      {rows && (rows.length > 0 || !isPractice(activity)) && (
        <div className="registrations-top">
          {!isPractice(activity) && isInScope && activity.cancelledAt === null && (
            <AddPlayer sessionId={activity.id} rows={rows} />
          )}
          <MessageButton target={target} name={name} isReadOnly={!isInScope} />
          {rows.length > 0 && <RosterFiles activity={activity} rows={rows} />}
        </div>
      )}
      {rows && (
        <>
          <FamiliesToTell target={target} title={t('families.toTell.title')} />
          <Players
            activity={activity}
            rows={rows}
            isInScope={isInScope}
            titleId={titleId}
            onMove={setMoving}
          />
          <RosterLedger activity={activity} />
        </>
      )}
      {moving && (
        <MoveDialog
          row={moving}
          activity={activity}
          activities={activities}
          onClosed={() => setMoving(undefined)}
        />
      )}
    </>
  );
}

interface PlayersProps {
  activity: Activity;
  rows: readonly RosterRow[];
  isInScope: boolean;
  titleId: string;
  /** Stable. */
  onMove: (row: RosterRow) => void;
}

function Players({ activity, rows, ...common }: PlayersProps) {
  const { t } = useTranslation();
  if (isPractice(activity))
    return PRACTICE_POOLS.map((pool) => (
      <RosterPool
        key={pool}
        pool={pool}
        practice={activity}
        isInScope={common.isInScope}
        rows={rows.filter((row) => poolOfPosition(positionOf(row)) === pool)}
        onMove={common.onMove}
      />
    ));
  if (rows.length === 0) return <p className="admin-hint">{t('registrations.none')}</p>;
  return (
    <RosterFilters rows={rows}>
      {(shown) => <SessionTable {...common} rows={shown} hasBegun={hasBegun(activity)} />}
    </RosterFilters>
  );
}

interface SessionTableProps extends Omit<PlayersProps, 'activity'> {
  hasBegun: boolean;
}

function SessionTable({ rows, isInScope, titleId, onMove, hasBegun }: SessionTableProps) {
  const { t } = useTranslation();
  const columns = useSessionColumns();
  const actions = useCallback(
    (row: RosterRow) => (
      <RegistrationActions
        row={row}
        promoteText={t('registrations.confirmText', { name: row.playerName })}
        onMove={() => onMove(row)}
      />
    ),
    [t, onMove],
  );
  return (
    <RosterTable
      labelledBy={titleId}
      rows={rows}
      columns={columns}
      // Shown for a cancelled session too: its families may have to be told.
      tags={hasBegun ? undefined : mailTag}
      actions={isInScope ? actions : undefined}
    />
  );
}

interface RosterPoolProps extends Pick<PlayersProps, 'rows' | 'isInScope' | 'onMove'> {
  pool: PracticePool;
  practice: PracticeDto;
}

/**
 * One group of a practice: places taken, players, and its own waiting list
 * (docs/decisions/practices.md).
 */
function RosterPool({ pool, practice, rows, isInScope, onMove }: RosterPoolProps) {
  const { t } = useTranslation();
  const titleId = useId();
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
    (row: RosterRow) => {
      const promoteText = canAdd ? t('practices.addedText', { name: row.playerName }) : undefined;
      return (
        canChange && <RegistrationActions row={row} promoteText={promoteText} onMove={() => onMove(row)} />
      );
    },
    [t, canAdd, canChange, onMove],
  );
  const columns = usePracticeColumns();
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
    </section>
  );
}

const mailTag = (row: RosterRow) => <MailTag row={row} />;

/** Whether the practice can get one more place for that group; goalies have two places at most. */
const mayAdd = (pool: PracticePool, { capacity, goalieCapacity }: PracticeDto): boolean =>
  capacity < LIMITS.practiceCapacity.max && (pool === 'skaters' || goalieCapacity < 2);

function usePracticeColumns(): TableColumn<RosterRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
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
}

function useSessionColumns(): TableColumn<RosterRow>[] {
  const { t } = useTranslation();
  const thisYear = Number(clubToday().slice(0, 4));
  return useMemo(
    () => [
      {
        key: 'age',
        title: t('registrations.age'),
        show: (row) => ageWords(t, row),
        sortBy: ({ playerAge, birthYear }) => (birthYear === null ? (playerAge ?? 0) : thisYear - birthYear),
      },
      {
        key: 'parent',
        title: t('registrations.parent'),
        show: ({ parentName, parentEmail, parentPhone }) => (
          <div className="registrations-parent">
            <span>{parentName}</span>
            <EmailLink address={parentEmail} />
            {parentPhone && <a href={`tel:${parentPhone.replace(/[^+\d]/g, '')}`}>{parentPhone}</a>}
          </div>
        ),
        sortBy: ({ parentName }) => parentName ?? '',
      },
    ],
    [t, thisYear],
  );
}
