import { useListUndoableChangesQuery, type UndoableChangeDto } from '@lions/api-client';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWording } from '../features/audit/audit-line';
import { subjectText } from '../features/audit/audit-words';
import { UndoButton } from '../ui/changes/undo-button';
import './undo-bar.css';

const SECOND_MS = 1000;

/**
 * The user's newest change that can still be undone, below every view until its mails leave. An earlier one takes the
 * place of one that was undone.
 */
export function UndoBar() {
  const { t } = useTranslation();
  const { data, fulfilledTimeStamp = 0 } = useListUndoableChangesQuery();
  const now = useSeconds((data?.length ?? 0) > 0);
  const passed = Math.max(0, Math.floor((now - fulfilledTimeStamp) / SECOND_MS));
  const change = data?.find(({ isOwn, secondsLeft }) => isOwn && secondsLeft > passed);
  return (
    <section className="undo-bar" aria-label={t('changes.bar')} hidden={!change}>
      {change && <UndoLine key={change.id} change={change} secondsLeft={change.secondsLeft - passed} />}
    </section>
  );
}

function UndoLine({ change, secondsLeft }: { change: UndoableChangeDto; secondsLeft: number }) {
  const { t } = useTranslation();
  const wording = useWording();
  const { id, action, families } = change;
  const subject = action.split('.')[0] ?? '';
  const what = [t(`audit.actions.${action}`), subjectText(wording, { ...change, subject })];
  const named = what.filter(Boolean).join(' · ');
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <div className="undo-line">
      <p>
        <b role="status">{named}</b>
        <span>
          {families > 0 ? t('changes.leaves', { count: families, time }) : t('changes.ends', { time })}
        </span>
      </p>
      <UndoButton id={id} what={named} />
    </div>
  );
}

/** The current time, renewed each second while it is needed. */
function useSeconds(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
