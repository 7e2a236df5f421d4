import { useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { useDialogOnDemand } from '../../../ui/dialog/use-dialog-on-demand';
import { monthOf } from '../calendar/practice-month';
import { availabilityOf, type PracticeView } from '../practice-view';

/** Why the practice in the address has no form: keys of error texts. */
type Shut = 'started' | 'cancelled' | 'gone';

function shutOf(practice: PracticeView | undefined): Shut | undefined {
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
  const [shut, setShut] = useState(() => (named === undefined ? undefined : shutOf(find(named))));
  const { wanted, Dialog, isOpening, open, close } = useDialogOnDemand({
    name: 'practice',
    initial: shut ? undefined : find(named),
    wantedIn: (search) => {
      const practice = find(Number(search.get('practice')));
      setShut(shutOf(practice));
      return shutOf(practice) ? undefined : practice;
    },
    load,
    texts,
    addressWithout: ({ date }) => `?month=${monthOf(date)}`,
  });
  return {
    Dialog,
    shut,
    openingId: isOpening ? wanted?.id : undefined,
    /** The last version that was read; a practice that left the list meanwhile stays in its form. */
    practice: wanted && (find(wanted.id) ?? wanted),
    open(practice: PracticeView) {
      setShut(undefined);
      open(practice);
    },
    close,
  };
}
