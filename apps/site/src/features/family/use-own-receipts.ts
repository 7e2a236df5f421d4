import { useEffect, useState } from 'react';
import { fillForms } from '../../ui/registration/registration-draft';
import { forgetFamily } from '../../ui/registration/remembered-family';
import { forgetReceipts, readReceipts } from '../../ui/receipts/own-receipts';
import { receiptCalls } from './family-calls';
import { registrationView, type ViewContext, type RegistrationView } from './family-view';

/** One receipt of this device, with the registrations of its form by start. */
export interface OwnReceipt {
  token: string;
  registrations: RegistrationView[];
}

/** The receipts of this device as last read. */
interface ReadReceipts {
  kind: 'read';
  receipts: OwnReceipt[];
  /** Number of invalid receipts, which were removed from the device. */
  dropped: number;
  /** Number of receipts that could not be read, and the reason of the last failure. */
  unread: number;
  problem?: 'offline' | 'unavailable' | undefined;
}

export type OwnReceiptsState = { kind: 'reading' | 'blocked' } | ReadReceipts;

async function readAll(context: ViewContext): Promise<OwnReceiptsState> {
  const tokens = readReceipts();
  if (tokens === undefined) return { kind: 'blocked' };
  const answers = await Promise.all(
    tokens.map(async (token) => ({ token, ...(await receiptCalls(token).show()) })),
  );
  const receipts: OwnReceipt[] = [];
  const dead: string[] = [];
  let unread = 0;
  let problem: 'offline' | 'unavailable' | undefined;
  for (const { token, ...result } of answers) {
    if ('problem' in result) {
      const { kind } = result.problem;
      if (kind === 'gone') dead.push(token);
      else unread += 1;
      if (kind === 'offline' || kind === 'unavailable') problem = kind;
      continue;
    }
    const registrations = result.answer.registrations.map((each) =>
      registrationView(each, context, { receipt: token }),
    );
    if (registrations.length > 0) receipts.push({ token, registrations });
    else dead.push(token);
  }
  if (dead.length > 0) forgetReceipts(dead);
  return { kind: 'read', receipts, dropped: dead.length, unread, problem };
}

/** Registrations made on this device, each fetched by its receipt. */
export function useOwnReceipts(context: ViewContext) {
  const [state, setState] = useState<OwnReceiptsState>({ kind: 'reading' });
  const read = () => readAll(context).then(setState);
  useEffect(() => {
    void read();
    // The back-forward cache restores the page without reading the receipts again.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && void read();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the language and the zone of a document never change
  }, []);
  return {
    state,
    async retry() {
      setState({ kind: 'reading' });
      await read();
    },
    /** Forgets it on this device only: the registration is kept. */
    forget(token: string) {
      forgetReceipts([token]);
      if (state.kind !== 'read') return;
      setState({ ...state, dropped: 0, receipts: state.receipts.filter((one) => one.token !== token) });
    },
    forgetAll() {
      forgetFamily();
      fillForms(undefined);
      forgetReceipts(readReceipts() ?? []);
      setState({ kind: 'read', receipts: [], dropped: 0, unread: 0 });
    },
  };
}
