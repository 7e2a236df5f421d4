import type { CorrectRegistrationDto, ReceiptDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { receiptCalls } from '../family-calls';
import { childViews, type ChildView, type ViewContext } from '../family-view';
import { tokenHere, useAction, type KnownErrors } from '../use-action';

const callsHere = () => receiptCalls(tokenHere());

/** The receipt's registration as the server last returned it, and its actions. */
export function useReceipt(
  initial: ChildView[],
  context: ViewContext & { texts: Dictionary['family'] },
  errors: KnownErrors,
) {
  const [children, setChildren] = useState(initial);
  const take = ({ registrations }: ReceiptDto) =>
    setChildren(childViews(registrations, context, { receipt: tokenHere() }));
  const refresh = async () => {
    const result = await callsHere().show();
    if ('answer' in result) take(result.answer);
  };
  const { working, run } = useAction(context.texts.failed, errors, refresh);
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
