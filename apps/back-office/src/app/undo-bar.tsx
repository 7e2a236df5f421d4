import { useListUndoableChangesQuery } from '@lions/api-client';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/load-language';
import { partOnDemand } from '../ui/screen/part';
import './undo-bar.css';

// Loaded with the first change: its words are those of the audit log.
const UndoLine = partOnDemand(async () => {
  await loadTexts('audit');
  return (await import('./undo-line')).UndoLine;
});

const SECOND_MS = 1000;

/**
 * The user's newest change that can still be undone, below every view until its mails leave. An earlier one takes the
 * place of one that was undone. A new season, which can be undone for a day, has its own view.
 */
export function UndoBar() {
  const { t } = useTranslation();
  const { data, fulfilledTimeStamp = 0 } = useListUndoableChangesQuery();
  const now = useSeconds((data?.length ?? 0) > 0);
  const passed = Math.max(0, Math.floor((now - fulfilledTimeStamp) / SECOND_MS));
  const change = data?.find(
    ({ isOwn, secondsLeft, action }) => isOwn && secondsLeft > passed && action !== 'season.turn',
  );
  return (
    <section className="undo-bar" aria-label={t('changes.bar')} hidden={!change}>
      {change && <UndoLine key={change.id} change={change} secondsLeft={change.secondsLeft - passed} />}
    </section>
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
