import type { Language } from '@lions/domain';
import { notify } from '@lions/web-base';
import { useEffect, useState } from 'react';
import { loadFormTexts } from '../registration/load-form-texts';
import { isDialogEntry } from './modal-dialog-entry';

/** The practice or session that a form is opened for; without an id, the family chooses a date. */
export interface WantedRegistration {
  id?: number;
}

interface RegistrationDialogOptions {
  /** The parameter of the address that opens the form. */
  name: string;
  /** Request in the page's address. */
  initial: WantedRegistration | undefined;
  wantedIn: (search: URLSearchParams) => WantedRegistration | undefined;
  language: Language;
  /** Notice that the code could not be loaded. */
  texts: { formFailed: string; formFailedText: string };
  /** The address once the form is closed, so that a reload does not reopen it. */
  addressWithout: (wanted: WantedRegistration, search: URLSearchParams) => string;
}

/** The form with its texts. */
async function load(language: Language) {
  const [{ RegistrationDialog }, formTexts] = await Promise.all([
    import('../registration/registration-dialog'),
    loadFormTexts(language),
  ]);
  return { Dialog: RegistrationDialog, formTexts };
}
type LoadedForm = Awaited<ReturnType<typeof load>>;

/**
 * The registration form of a page; its code is loaded on first use. `wanted` is set from then until it is closed,
 * `form` once it is loaded.
 */
export function useFormDialog(options: RegistrationDialogOptions) {
  const { name, wantedIn, language, texts, addressWithout } = options;
  const [wanted, setWanted] = useState(options.initial);
  const [form, setForm] = useState<LoadedForm>();
  const isOpening = wanted !== undefined && form === undefined;

  // Forward reaches the entry of a closed dialog.
  useEffect(() => {
    const moved = () => {
      const search = new URLSearchParams(location.search);
      if (isDialogEntry() && search.has(name)) setWanted(wantedIn(search));
    };
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  });

  useEffect(() => {
    if (!isOpening) return;
    load(language).then(setForm, () => {
      setWanted(undefined);
      notify({ kind: 'error', title: texts.formFailed, description: texts.formFailedText });
    });
  }, [isOpening, language, texts]);

  return {
    wanted,
    form,
    isOpening,
    open: (id?: number) => setWanted({ id }),
    close() {
      setWanted(undefined);
      const search = new URLSearchParams(location.search);
      if (wanted !== undefined && search.has(name))
        history.replaceState(history.state, '', addressWithout(wanted, search));
    },
  };
}
