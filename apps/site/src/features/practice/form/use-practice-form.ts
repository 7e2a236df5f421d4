import { notify } from '@lions/web-base';
import { useEffect, useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { useForwardToDialog } from '../../../ui/dialog/modal-dialog-entry';
import type { PracticeDialog } from './practice-dialog';
import { monthOf } from '../calendar/practice-month';
import { availabilityOf, type PracticeView } from '../practice-view';

/** Why the practice in the address has no form: keys of error texts. */
type Shut = 'started' | 'cancelled' | 'gone';

function shutOf(practice: PracticeView | undefined): Shut | undefined {
  if (!practice) return 'gone';
  if (availabilityOf(practice)) return undefined;
  return practice.state === 'cancelled' ? 'cancelled' : 'started';
}

/** Loads the form's code on first use; `Dialog` is set while it is open. The address names the practice. */
export function usePracticeForm(
  practices: readonly PracticeView[],
  named: number | undefined,
  texts: Dictionary['practice']['booking'],
) {
  const find = (id: number | undefined) => practices.find((practice) => practice.id === id);
  const [shut, setShut] = useState(() => (named === undefined ? undefined : shutOf(find(named))));
  const [wanted, setWanted] = useState(() => (shut ? undefined : find(named)));
  useForwardToDialog('practice', (search) => {
    const again = find(Number(search.get('practice')));
    setShut(shutOf(again));
    if (!shutOf(again)) setWanted(again);
  });
  const [Dialog, setDialog] = useState<typeof PracticeDialog>();
  const isOpening = wanted !== undefined && Dialog === undefined;

  useEffect(() => {
    if (!isOpening) return;
    import('./practice-dialog').then(
      (module) => setDialog(() => module.PracticeDialog),
      () => {
        setWanted(undefined);
        notify({ kind: 'error', title: texts.formFailed, description: texts.formFailedText });
      },
    );
  }, [isOpening, texts]);

  return {
    Dialog,
    shut,
    openingId: isOpening ? wanted.id : undefined,
    /** The last version that was read; a practice that left the list meanwhile stays in its form. */
    practice: wanted && (find(wanted.id) ?? wanted),
    open(practice: PracticeView) {
      setShut(undefined);
      setWanted(practice);
    },
    close() {
      setWanted(undefined);
      // Removed from the address, so that a reload does not reopen the form.
      if (wanted && new URLSearchParams(location.search).has('practice'))
        history.replaceState(history.state, '', `?month=${monthOf(wanted.date)}`);
    },
  };
}
