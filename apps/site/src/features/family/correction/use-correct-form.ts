import type { CorrectRegistrationDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import type { FieldProblem } from '../../../ui/registration/registration-texts';
import type { CorrectForm } from './correct-form';
import type { FamilyProblem } from '../family-calls';

/** What a page provides for corrections. */
export interface Correcting {
  texts: Dictionary['receipts']['correct'];
  /** Error texts of the fields. */
  problems: Record<FieldProblem, string>;
  /** A receipt corrects the address too; a family link belongs to it. */
  takesEmail: boolean;
  /** Current year in the club's zone. */
  thisYear: number;
  /** Resolves to the errors; the title is the notice's text on success. */
  correct: (
    id: number,
    correction: CorrectRegistrationDto,
    title: string,
  ) => Promise<FamilyProblem | undefined>;
}

/** Loads the form's code on first use; `Form` is set while it is open. */
export function useCorrectForm(texts: Correcting['texts']) {
  const [Form, setForm] = useState<typeof CorrectForm>();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const module = await import('./correct-form');
      setForm(() => module.CorrectForm);
    } catch {
      notify({ kind: 'error', title: texts.openFailed, description: texts.openFailedText });
    }
    setOpening(false);
  };
  return { Form, isOpening, open, close: () => setForm(undefined) };
}
