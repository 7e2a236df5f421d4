import type { UndoableCall } from '@lions/api-client';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useConfirm } from '../dialogs/confirm';
import type { Question } from '../dialogs/confirm-dialog';
import { useChangeCalls, type Answer, type Change, type FamilyNote } from './change-calls';
import { Consequences } from './consequences';

interface AnnouncedChange<Call extends UndoableCall> extends Change<Call> {
  question: Omit<Question, 'details'>;
  /** Asks only when a family is told of the change, such as after an edit. */
  onlyIfTold?: boolean;
}

/** The answer of the call; undefined: the coach decided against it. */
export type Outcome = Answer | undefined;

/** Asks before a form is saved whose change families are told of. */
export const savingQuestion = (t: TFunction) => ({
  title: t('changes.saveTitle'),
  text: [],
  action: t('changes.saveAndTell'),
  dismiss: t('changes.keepEditing'),
  danger: false,
});

/** Asks before something deleted is shown again. */
export const restoringQuestion = (t: TFunction, name: string) => ({
  title: t('changes.restoreNamed', { name }),
  text: [t('changes.restoreText')],
  action: t('deleted.restore'),
  danger: false,
});

/**
 * Makes a change that concerns families: the server first tells what it would do, then the coach is asked, and may add
 * a sentence to the mails. A refusal of the dry run is returned like one of the change itself.
 */
export function useAnnouncedChange() {
  const { make, dryRun } = useChangeCalls();
  const confirm = useConfirm();
  const [isAsking, setAsking] = useState(false);
  const announce = async <Call extends UndoableCall>(change: AnnouncedChange<Call>): Promise<Outcome> => {
    const { question, onlyIfTold = false } = change;
    let note: FamilyNote = {};
    setAsking(true);
    const { data, error } = await dryRun(change, note).finally(() => setAsking(false));
    if (!data) return { error };
    if (data.toldFamilies > 0 || !onlyIfTold) {
      const details = <Consequences change={change} initial={data} onNote={(changed) => (note = changed)} />;
      if (!(await confirm({ ...question, details }))) return undefined;
    }
    return make(change, note);
  };
  return { change: announce, isAsking };
}
