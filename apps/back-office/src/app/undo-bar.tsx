import { useListUndoableChangesQuery, type UndoableChangeDto } from '@lions/api-client';
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
/** Between the calls that one press makes, one for each row. */
const SAME_PRESS_MS = 2 * SECOND_MS;

/**
 * The user's newest change that can still be undone, below every view until its mails leave or it is closed. An earlier
 * one takes the place of one that was undone. A new season and a sheet, which can be undone for a day, have their own views.
 */
export function UndoBar() {
  const { t } = useTranslation();
  const { data, fulfilledTimeStamp = 0 } = useListUndoableChangesQuery();
  const now = useSeconds((data?.length ?? 0) > 0);
  const passed = Math.max(0, Math.floor((now - fulfilledTimeStamp) / SECOND_MS));
  const [closed, setClosed] = useState(0);
  const [change, ...earlier] = (data ?? []).filter(
    ({ id, isOwn, secondsLeft, action }) =>
      id > closed && isOwn && secondsLeft > passed && action !== 'season.turn' && action !== 'sheet.import',
  );
  return (
    <section className="undo-bar" aria-label={t('changes.bar')} hidden={!change}>
      {change && (
        <UndoLine
          key={change.id}
          changes={[change, ...ofSamePress(change, earlier)]}
          secondsLeft={change.secondsLeft - passed}
          onClose={() => setClosed(change.id)}
        />
      )}
    </section>
  );
}

/** The changes among the earlier ones, the newest first, that the same press made. */
function ofSamePress(change: UndoableChangeDto, earlier: readonly UndoableChangeDto[]): UndoableChangeDto[] {
  const [next, ...rest] = earlier;
  const isSame =
    next?.action === change.action &&
    next.deed === change.deed &&
    Date.parse(change.endsAt) - Date.parse(next.endsAt) < SAME_PRESS_MS;
  return isSame ? [next, ...ofSamePress(next, rest)] : [];
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
