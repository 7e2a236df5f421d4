import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { partOnDemand } from '../screen/part';
import type { Question } from './confirm-dialog';

type Confirm = (question: Question) => Promise<boolean>;

interface Asked {
  id: number;
  question: Question;
  answer: (isConfirmed: boolean) => void;
}

const ConfirmDialog = partOnDemand(async () => (await import('./confirm-dialog')).ConfirmDialog, 'dialog');

/** Loads the dialog before it is needed, so that it opens without a network. */
export const fetchConfirmDialog = ConfirmDialog.ahead.onFocus;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

let lastId = 0;

/** Shows the confirmations of the components below. */
export function Confirmations({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const confirm = useCallback<Confirm>(async (question) => {
    // Opened in the next task: the same Escape keydown would otherwise close the dialog.
    await new Promise((done) => setTimeout(done));
    return new Promise((answer) => setAsked({ id: (lastId += 1), question, answer }));
  }, []);
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <ConfirmDialog
          key={asked.id}
          question={asked.question}
          onAnswer={asked.answer}
          onClosed={() => setAsked((latest) => (latest === asked ? undefined : latest))}
        />
      )}
    </ConfirmContext>
  );
}

/** Asks before an action that cannot be undone; resolves to whether it was confirmed. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs Confirmations above it.');
  return confirm;
}
