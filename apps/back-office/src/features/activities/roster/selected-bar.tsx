import { dataAndError, isApiError, useListFamiliesToTellQuery, useSetToldMutation } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCalls, type Answer, type Change, type FamilyNote } from '../../../ui/changes/change-calls';
import { Consequences } from '../../../ui/changes/consequences';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { errorSentence, notifyFailure } from '../../../ui/forms/errors';
import { activityRef, type Activity } from '../activity';
import { MoveSelectedDialog } from './move-dialog';
import { FirstNumberDialog, useCheckInEdits } from './number-dialog';
import type { RosterRow } from './roster';

type Bulk = 'move' | 'tell' | 'cancel' | 'numbers';

interface SelectedBarProps {
  activity: Activity;
  activities: readonly Activity[];
  /** The roster in its order. */
  rows: readonly RosterRow[];
  selected: ReadonlySet<number>;
  /** How many selected rows a search or filter hides. */
  notShown: number;
  onDeselect: (ids: readonly number[]) => void;
}

/** Actions for the selected players, one after the other; what could not be done stays selected. */
export function SelectedBar(props: SelectedBarProps) {
  const { activity, activities, rows, selected, notShown, onDeselect } = props;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { make, dryRunAll } = useChangeCalls();
  const [dialog, setDialog] = useState<'move' | 'numbers'>();
  const [isAsking, setAsking] = useState(false);
  const { run, runAtOnce, running } = useRun(onDeselect);
  const edit = useCheckInEdits(activity);
  const [setTold] = useSetToldMutation();
  const unsentOf = useUnsentMails(activity);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const usable = chosen.filter(({ status }) => status !== 'cancelled');
  const leftOut = chosen.length - usable.length;
  const unsent = usable.filter((row) => unsentOf(row).length > 0);
  const unnumbered = usable.filter(({ tryoutNumber }) => tryoutNumber === null);
  const count = usable.length;
  if (chosen.length === 0 && !running) return null;

  const cancel = async () => {
    const changeOf = ({ id }: RosterRow): Change => ({ call: 'cancelRegistration', arg: { id } });
    const change = usable.map(changeOf);
    let note: FamilyNote = {};
    setAsking(true);
    const { data, error } = await dryRunAll(change, note).finally(() => setAsking(false));
    if (!data) return notifyFailure(t, t('registrations.failed'), error);
    const isSure = await confirm({
      title: t('registrations.bulk.cancel.title', { count }),
      text: [t('registrations.bulk.cancelText')],
      details: <Consequences change={change} initial={data} onNote={(changed) => (note = changed)} />,
      action: t('registrations.bulk.cancel.action'),
      dismiss: t('registrations.bulk.keep'),
    });
    if (isSure) await run('cancel', usable, (row) => make(changeOf(row), note));
  };
  const tell = () =>
    runAtOnce('tell', unsent, async () => {
      const answer = await setTold({ setToldDto: { mailIds: unsent.flatMap(unsentOf), isTold: true } });
      return { ...answer, done: unsent };
    });
  const number = (first: number) =>
    runAtOnce('numbers', unnumbered, async () => {
      const given = numbersFrom(first, rows, unnumbered).slice(0, LIMITS.checkInChanges);
      const answer = await edit(given);
      const refused = answer.data?.results.filter(({ outcome }) => outcome === 'refused') ?? [];
      const missed = new Set(refused.map(({ registrationId }) => registrationId));
      const ids = new Set(given.map(({ registrationId }) => registrationId));
      return { ...answer, done: unnumbered.filter(({ id }) => ids.has(id) && !missed.has(id)) };
    });

  return (
    <section className="roster-selected" aria-label={t('registrations.selected', { count: chosen.length })}>
      <p>
        <span role="status">
          {running
            ? t('registrations.bulk.progress', { ...running })
            : t('registrations.selected', { count: chosen.length })}
          {notShown > 0 && ` · ${t('registrations.notShown', { count: notShown })}`}
          {leftOut > 0 && ` · ${t('registrations.leftOut', { count: leftOut })}`}
        </span>{' '}
        <button type="button" disabled={!!running} onClick={() => onDeselect([...selected])}>
          {t('registrations.clearSelection')}
        </button>
      </p>
      <div className="roster-actions">
        <Button disabled={count === 0 || !!running} onClick={() => setDialog('move')}>
          {t('registrations.bulk.move.action')}
        </Button>
        <Button disabled={unnumbered.length === 0 || !!running} onClick={() => setDialog('numbers')}>
          {t('registrations.bulk.numbers.action')}
        </Button>
        {unsent.length > 0 && (
          <Button disabled={!!running} onClick={() => void tell()}>
            {t('registrations.bulk.tell.action')}
          </Button>
        )}
        <Button danger loading={isAsking} disabled={count === 0 || !!running} onClick={() => void cancel()}>
          {t('registrations.bulk.cancel.action')}
        </Button>
      </div>
      {dialog === 'move' && (
        <MoveSelectedDialog
          rows={usable}
          activity={activity}
          activities={activities}
          onChosen={(move, note) => void run('move', usable, (row) => make(move(row), note))}
          onClosed={() => setDialog(undefined)}
        />
      )}
      {dialog === 'numbers' && (
        <FirstNumberDialog
          rows={unnumbered}
          next={Math.max(0, ...rows.map(({ tryoutNumber }) => tryoutNumber ?? 0)) + 1}
          onChosen={(first) => void number(first)}
          onClosed={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}

/** Numbers from the first one on that no player wears, in the order of the list. */
function numbersFrom(first: number, rows: readonly RosterRow[], unnumbered: readonly RosterRow[]) {
  const worn = new Set(rows.map(({ tryoutNumber }) => tryoutNumber));
  const given = [];
  let next = first;
  for (const { id } of unnumbered) {
    while (worn.has(next)) next += 1;
    if (next > LIMITS.tryoutNumber.max) break;
    given.push({ registrationId: id, tryoutNumber: next });
    next += 1;
  }
  return given;
}

/** Ids of the mails about a row that the family has not been told. */
function useUnsentMails(activity: Activity): (row: RosterRow) => number[] {
  const { data = [] } = useListFamiliesToTellQuery(activityRef(activity), { selectFromResult: dataAndError });
  return ({ familyId, playerName }) =>
    data
      .filter((family) => family.familyId === familyId)
      .flatMap(({ mails }) => mails)
      .filter((mail) => mail.playerName === playerName && mail.told === null)
      .map(({ id }) => id);
}

interface Running {
  done: number;
  count: number;
}

/** Makes changes for several rows and says how many worked; rows that are done are deselected. */
function useRun(onDeselect: (ids: readonly number[]) => void) {
  const { t } = useTranslation();
  const [running, setRunning] = useState<Running>();
  const report = (bulk: Bulk, { done, count }: Running, error: unknown) => {
    setRunning(undefined);
    const title = t(`registrations.bulk.${bulk}.done`, { done, count });
    if (done === count) return notify({ kind: 'success', title });
    const reason = error === undefined ? '' : errorSentence(t, error);
    const description = [reason, t('registrations.bulk.stillSelected')].filter(Boolean).join(' ');
    notify({ kind: 'error', title, description });
  };
  /** One call for each row. Ends when the server cannot be reached; a refused row is passed over. */
  const run = async (bulk: Bulk, rows: readonly RosterRow[], send: (row: RosterRow) => Promise<Answer>) => {
    const count = rows.length;
    let done = 0;
    let failure: unknown;
    for (const row of rows) {
      setRunning({ done, count });
      const { error } = await send(row);
      failure ??= error;
      if (isApiError(error) && error.status === 0) break;
      if (error) continue;
      done += 1;
      onDeselect([row.id]);
    }
    report(bulk, { done, count }, failure);
  };
  /** One call for all rows; it answers the rows that it changed. */
  const runAtOnce = async (
    bulk: Bulk,
    rows: readonly RosterRow[],
    send: () => Promise<Answer & { done: readonly RosterRow[] }>,
  ) => {
    const count = rows.length;
    setRunning({ done: 0, count });
    const answer = await send();
    const done = answer.error ? [] : answer.done;
    onDeselect(done.map(({ id }) => id));
    report(bulk, { done: done.length, count }, answer.error);
  };
  return { run, runAtOnce, running };
}
