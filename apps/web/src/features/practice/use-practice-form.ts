import { useEffect, useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { notify } from '../../ui/notice-store';
import type { PracticeDialog } from './practice-dialog';
import { availabilityOf, type PracticeView } from './practice-view';

/** Why the practice that the address names has no form: keys of the sentences for refusals. */
type Shut = 'started' | 'cancelled' | 'gone';

function shutOf(practice: PracticeView | undefined): Shut | undefined {
  if (!practice) return 'gone';
  if (availabilityOf(practice)) return undefined;
  return practice.state === 'cancelled' ? 'cancelled' : 'started';
}

/** The form's code comes when it is first opened; `Dialog` is there while it is open. The address names the practice. */
export function usePracticeForm(
  practices: readonly PracticeView[],
  named: number | undefined,
  texts: Dictionary['practice']['booking'],
) {
  const find = (id: number | undefined) => practices.find((practice) => practice.id === id);
  const [shut, setShut] = useState(() => (named === undefined ? undefined : shutOf(find(named))));
  const [wanted, setWanted] = useState(() => (shut ? undefined : find(named)));
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
    /** As it was read last; one that has gone from the list meanwhile stays in its form. */
    practice: wanted && (find(wanted.id) ?? wanted),
    open(practice: PracticeView) {
      setShut(undefined);
      setWanted(practice);
      // To be shared; and loading the page again opens the form again.
      history.replaceState(history.state, '', `?practice=${practice.id}`);
    },
    close() {
      if (wanted) history.replaceState(history.state, '', `?month=${wanted.date.slice(0, 7)}`);
      setWanted(undefined);
    },
  };
}
