import type { Language } from '@lions/domain';
import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { useFormDialog } from '../../ui/dialog/use-form-dialog';
import { monthOf } from '../../ui/calendar/months';
import { availabilityOf, type PracticeView } from './practice-view';

/** Why the practice in the address has no form: keys of error texts. */
export type ClosedReason = 'started' | 'cancelled' | 'gone';

function closedReasonOf(practice: PracticeView | undefined): ClosedReason | undefined {
  if (!practice) return 'gone';
  if (availabilityOf(practice)) return undefined;
  return practice.state === 'cancelled' ? 'cancelled' : 'started';
}

/** The form of one practice, which the address names. */
export function usePracticeForm(
  practices: readonly PracticeView[],
  named: number | undefined,
  language: Language,
  texts: Dictionary['practice']['booking'],
) {
  const find = (id: number | undefined) => practices.find((practice) => practice.id === id);
  const [closedReason, setClosedReason] = useState(() =>
    named === undefined ? undefined : closedReasonOf(find(named)),
  );
  const dialog = useFormDialog({
    name: 'practice',
    initial: named === undefined || closedReason ? undefined : { id: named },
    wantedIn: (search) => {
      const id = Number(search.get('practice'));
      setClosedReason(closedReasonOf(find(id)));
      return closedReasonOf(find(id)) ? undefined : { id };
    },
    language,
    texts,
    addressWithout: ({ id }) => `?month=${monthOf(find(id)?.date ?? '')}`,
  });
  return {
    ...dialog,
    closedReason,
    openingId: dialog.isOpening ? dialog.wanted?.id : undefined,
    open({ id }: PracticeView) {
      setClosedReason(undefined);
      dialog.open(id);
    },
  };
}
