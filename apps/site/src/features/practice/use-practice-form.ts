import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { useDialogOnDemand } from '../../ui/dialog/use-dialog-on-demand';
import { monthOf } from '../../ui/calendar/months';
import { availabilityOf, type PracticeView } from './practice-view';

/** Why the practice in the address has no form: keys of error texts. */
export type ClosedReason = 'started' | 'cancelled' | 'gone';

function closedReasonOf(practice: PracticeView | undefined): ClosedReason | undefined {
  if (!practice) return 'gone';
  if (availabilityOf(practice)) return undefined;
  return practice.state === 'cancelled' ? 'cancelled' : 'started';
}

const load = async () => (await import('./practice-dialog')).PracticeDialog;

/** The form of one practice, which the address names. */
export function usePracticeForm(
  practices: readonly PracticeView[],
  named: number | undefined,
  texts: Dictionary['practice']['booking'],
) {
  const find = (id: number | undefined) => practices.find((practice) => practice.id === id);
  const [closedReason, setClosedReason] = useState(() =>
    named === undefined ? undefined : closedReasonOf(find(named)),
  );
  const { wanted, Dialog, isOpening, open, close } = useDialogOnDemand({
    name: 'practice',
    initial: closedReason ? undefined : find(named),
    wantedIn: (search) => {
      const practice = find(Number(search.get('practice')));
      setClosedReason(closedReasonOf(practice));
      return closedReasonOf(practice) ? undefined : practice;
    },
    load,
    texts,
    addressWithout: ({ date }) => `?month=${monthOf(date)}`,
  });
  return {
    Dialog,
    closedReason,
    openingId: isOpening ? wanted?.id : undefined,
    /** The one that the form is opened for. */
    practice: wanted,
    open(practice: PracticeView) {
      setClosedReason(undefined);
      open(practice);
    },
    close,
  };
}
