import { poolOfPosition, PRACTICE_POOLS, type PracticePool } from '@lions/domain';
import { useGetOutboxStateQuery, type PracticeDto } from '@lions/api-client';
import { Alert, Drawer } from 'antd';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FamiliesToTell } from '../../../ui/families/families-to-tell';
import { MessageButton } from '../../../ui/families/message-button';
import { useLayer } from '../../../ui/screen/address';
import { useFocusKept } from '../../../ui/screen/focus';
import { GoneAlert, useLastSeen } from '../../../ui/screen/gone';
import { AdminSpinner, LoadFailed } from '../../../ui/screen/loading';
import { Menu } from '../../../ui/screen/menu';
import { useBrowserText } from '../../../ui/session/browser-choice';
import { OutOfScopeNote, useTeamScope } from '../../../ui/session/team-scope';
import { activityRef, hasBegun, isPractice, type Activity } from '../activity';
import { useActivityName } from '../activity-names';
import { AddPlayer } from './add-player';
import { PlayerSheet } from './player-sheet';
import { useRegistrationActions } from './registration-actions';
import {
  arranged,
  countOf,
  found,
  lacksMail,
  mayAddFor,
  positionOf,
  ROSTER_ORDERS,
  rosterTexts,
  rowsOf,
  type RosterOrder,
  type RosterRow,
} from './roster';
import { useRosterFiles } from './roster-files';
import { RosterGroup, type RosterGroupProps } from './roster-group';
import { RosterLedger } from './roster-ledger';
import type { RowContext } from './roster-row';
import { RosterTools, type Asked } from './roster-tools';
import { SelectedBar } from './selected-bar';
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
      push={false}
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

/** The parts above and below the players: why nothing can be changed, families to tell, and the ledger. */
function Roster({ activity, activities, titleId }: RosterProps) {
  const { t } = useTranslation();
  const isInScope = useTeamScope()(isPractice(activity) ? null : activity.teamId);
  const { rows, error, refetch } = useRosterRows(activity);
  return (
    <>
      {!isInScope && <OutOfScopeNote of={isPractice(activity) ? 'practices' : 'team'} />}
      {activity.cancelledAt !== null && (
        <Alert type="warning" showIcon className="admin-alert" title={t(rosterTexts(activity).cancelled)} />
      )}
      {!rows && error && <LoadFailed error={error} onRetry={refetch} />}
      {!rows && !error && <AdminSpinner text={t('registrations.loading')} />}
      {rows && (
        <>
          <FamiliesToTell target={activityRef(activity)} title={t('families.toTell.title')} />
          <Players
            activity={activity}
            activities={activities}
            rows={rows}
            isInScope={isInScope}
            titleId={titleId}
          />
          <RosterLedger activity={activity} rows={rows} />
        </>
      )}
    </>
  );
}

interface PlayersProps extends RosterProps {
  rows: readonly RosterRow[];
  isInScope: boolean;
}

/** The players, by group in a practice, with tools above, one menu for all rows, and a bar for the selected ones. */
function Players({ activity, activities, rows, isInScope, titleId }: PlayersProps) {
  const { t } = useTranslation();
  const { when, where } = useActivityName(activity);
  const [order, setOrder] = useRosterOrder();
  const [asked, setAsked] = useState<Asked>({ text: '', filter: 'all' });
  const [menu, setMenu] = useState<{ row: RosterRow; button: HTMLElement }>();
  const { selected, select } = useSelection();
  const isOver = isPractice(activity) && (activity.state === 'past' || activity.state === 'cancelled');
  const isReadOnly = !isInScope || isOver;
  const { tellsMail, isUnsaid } = useMailIssues(activity, rows);
  const ordered = useMemo(() => arranged(rows, order), [rows, order]);
  const { shown, hidden } = useMemo(
    () => found(ordered, { ...asked, tellsMail }),
    [ordered, asked, tellsMail],
  );
  const files = useRosterFiles({ activity, rows: ordered });
  const { actionsOf, dialogs } = useRegistrationActions({ activity, activities, isReadOnly });
  const sheet = usePlayerSheet(rows);
  const onMenu = useCallback(
    (row: RosterRow, button: HTMLElement) =>
      setMenu((now) => (now?.button === button ? undefined : { row, button })),
    [],
  );
  const context = useMemo(
    (): RowContext => ({ t, isReadOnly, tellsMail, onOpen: sheet.open, onSelect: select, onMenu }),
    [t, isReadOnly, tellsMail, sheet.open, select, onMenu],
  );
  const shared = {
    selected,
    menuOf: menu?.row.id,
    showsCancelled: asked.text.trim() !== '' || asked.filter === 'cancelled',
    context,
  };
  const active = shown.filter(({ status }) => status !== 'cancelled');
  const isSelected = ({ id }: RosterRow) => selected.has(id);
  return (
    <>
      <RosterTools
        asked={asked}
        onAsk={setAsked}
        order={order}
        onOrder={setOrder}
        hidden={hidden}
        actions={files.actions}
      >
        {!isPractice(activity) && isInScope && activity.cancelledAt === null && (
          <AddPlayer sessionId={activity.id} rows={rows} />
        )}
        <MessageButton
          target={activityRef(activity)}
          name={[when, where].filter(Boolean).join(' · ')}
          isReadOnly={!isInScope}
        />
      </RosterTools>
      <div className="roster-counts">
        {!isReadOnly && active.length > 0 && (
          <label>
            <input
              type="checkbox"
              checked={active.every(isSelected)}
              ref={(box) => {
                if (box) box.indeterminate = active.some(isSelected) && !active.every(isSelected);
              }}
              onChange={({ target }) =>
                select(
                  active.map(({ id }) => id),
                  target.checked,
                )
              }
            />
            {t('registrations.selectAll', { count: active.length })}
          </label>
        )}
        {isUnsaid && <span className="admin-hint">{t('registrations.noMailServer')}</span>}
        {!isPractice(activity) && (
          <b role="status">
            {t('registrations.counts', {
              registered: countOf(rows, 'confirmed'),
              count: activity.capacity,
              waiting: countOf(rows, 'waiting'),
            })}
          </b>
        )}
      </div>
      {shown.length === 0 && (rows.length > 0 || !isPractice(activity)) && (
        <p className="admin-hint" role="status">
          {t(rows.length === 0 ? 'registrations.none' : 'registrations.noneFound')}
        </p>
      )}
      {isPractice(activity) ? (
        PRACTICE_POOLS.map((pool) => (
          <RosterPool key={pool} pool={pool} practice={activity} all={rows} rows={shown} {...shared} />
        ))
      ) : (
        <RosterGroup labelledBy={titleId} rows={shown} {...shared} />
      )}
      {!isReadOnly && (
        <SelectedBar
          activity={activity}
          activities={activities}
          rows={ordered}
          selected={selected}
          notShown={ordered.filter(isSelected).length - shown.filter(isSelected).length}
          onDeselect={(ids) => select(ids, false)}
        />
      )}
      {menu && (
        <Menu
          label={t('common.moreFor', { name: menu.row.playerName })}
          opener={menu.button}
          actions={actionsOf(menu.row)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {sheet.row && (
        <PlayerSheet
          row={sheet.row}
          hasFee={activity.feeCents !== null}
          isReadOnly={!isInScope}
          actions={actionsOf(sheet.row)}
          open={sheet.isOpen}
          onClose={sheet.close}
        />
      )}
      {dialogs}
      {files.sheet}
    </>
  );
}

/** How the roster is sorted, stored in this browser, and its setter. */
function useRosterOrder(): [RosterOrder, (order: RosterOrder) => void] {
  const [stored, store] = useBrowserText('roster-order');
  return [ROSTER_ORDERS.find((order) => order === stored) ?? 'last', store];
}

/** Ids of the selected rows, and a stable setter. */
function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const select = useCallback((ids: readonly number[], isSelected: boolean) => {
    setSelected((now) => {
      const next = new Set(now);
      for (const id of ids)
        if (isSelected) next.add(id);
        else next.delete(id);
      return next;
    });
  }, []);
  return { selected, select };
}

/**
 * Whether each row says that its mail has not left, until the activity begins. Without a mail server that is so for
 * all of them: it is said once instead.
 */
function useMailIssues(activity: Activity, rows: readonly RosterRow[]) {
  const { data: outbox } = useGetOutboxStateQuery();
  const isAhead = !hasBegun(activity);
  return {
    tellsMail: isAhead && outbox?.hasMailServer === true,
    isUnsaid: isAhead && outbox?.hasMailServer === false && rows.some(lacksMail),
  };
}

/** The player whose sheet the address opens; one that leaves the roster closes it. */
function usePlayerSheet(rows: readonly RosterRow[]) {
  const { id, shownId, open, close } = useLayer('player');
  const listed = rows.find((row) => String(row.id) === shownId);
  const { row, isGone } = useLastSeen(shownId, listed);
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  return { row, isOpen: id !== null, open, close };
}

interface RosterPoolProps extends Omit<RosterGroupProps, 'labelledBy'> {
  pool: PracticePool;
  practice: PracticeDto;
  /** The whole roster, for the counts. */
  all: readonly RosterRow[];
}

/** One group of a practice: places taken, players, and its own waiting list (docs/decisions/practices.md). */
function RosterPool({ pool, practice, all, rows, ...shared }: RosterPoolProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const ofPool = (row: RosterRow) => poolOfPosition(positionOf(row)) === pool;
  const [own, shown] = [all.filter(ofPool), rows.filter(ofPool)];
  const waiting = rowsOf(own, 'waiting');
  const title = t('practices.poolTitle', {
    pool: t(`practices.pools.${pool}`),
    confirmed: countOf(own, 'confirmed'),
    capacity: pool === 'skaters' ? practice.skaterCapacity : practice.goalieCapacity,
    waiting: waiting.length,
  });
  return (
    <section className="roster-pool" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {pool === 'goalies' && waiting[0] && !mayAddFor(practice, waiting[0]) && (
        <p className="admin-hint">{t('practices.noGoalieAdded')}</p>
      )}
      {own.length === 0 && <p className="admin-hint">{t('practices.poolNone')}</p>}
      <RosterGroup labelledBy={titleId} rows={shown} {...shared} />
    </section>
  );
}
