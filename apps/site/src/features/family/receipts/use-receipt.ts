import type { CorrectRegistrationDto, ReceiptDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { receiptCalls } from '../family-calls';
import { childViews, type ChildView, type Forms } from '../family-view';
import { tokenHere, useOneAct, type KnownErrors } from '../use-one-act';

const callsHere = () => receiptCalls(tokenHere());

/** The receipt's registration as the server last returned it, and its actions. */
export function useReceipt(
  initial: ChildView[],
  forms: Forms & { texts: Dictionary['family'] },
  errors: KnownErrors,
) {
  const [children, setChildren] = useState(initial);
  const take = ({ registrations }: ReceiptDto) => setChildren(childViews(registrations, forms));
  const refresh = async () => {
    const result = await callsHere().show();
    if ('answer' in result) take(result.answer);
  };
  const { working, run } = useOneAct(forms.texts.failed, errors, refresh);
  const show = (title: string) => (answer: ReceiptDto) => {
    take(answer);
    notify({ kind: 'success', title });
  };
  return {
    children,
    working,
    cancel: (id: number, title: string) => run(id, () => callsHere().cancel(id), show(title)),
    confirm: (id: number, title: string) => run(id, () => callsHere().confirm(id), show(title)),
    correct: (id: number, correction: CorrectRegistrationDto, title: string) =>
      run(id, () => callsHere().correct(id, correction), show(title)),
  };
}
