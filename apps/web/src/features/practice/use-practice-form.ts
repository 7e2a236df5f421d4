import { useEffect, useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { useForwardToDialog } from '../../ui/modal-dialog-entry';
import { notify } from '../../ui/notice-store';
import type { PracticeDialog } from './practice-dialog';
import { monthOf } from './practice-month';
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
    /** As it was read last; one that has gone from the list meanwhile stays in its form. */
    practice: wanted && (find(wanted.id) ?? wanted),
    open(practice: PracticeView) {
      setShut(undefined);
      setWanted(practice);
    },
    close() {
      setWanted(undefined);
      // Loading the page again must not open the form again.
      if (wanted && new URLSearchParams(location.search).has('practice'))
        history.replaceState(history.state, '', `?month=${monthOf(wanted.date)}`);
    },
  };
}
