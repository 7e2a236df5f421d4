import { notify } from '@lions/web-base';
import { useEffect, useState } from 'react';
import { isDialogEntry } from './modal-dialog-entry';

interface DialogOnDemand<Wanted, Dialog> {
  /** The parameter of the address that opens the dialog. */
  name: string;
  /** Request in the page's address. */
  initial: Wanted | undefined;
  wantedIn: (search: URLSearchParams) => Wanted | undefined;
  /** Loads the code; the same function at each render. */
  load: () => Promise<Dialog>;
  /** Notice that the code could not be loaded. */
  texts: { formFailed: string; formFailedText: string };
  /** The address once it is closed, so that a reload does not reopen it. */
  addressWithout: (wanted: Wanted, search: URLSearchParams) => string;
}

/**
 * Loads a dialog's code on first use. `wanted` is set from then until it is closed, `Dialog` once it is loaded.
 */
export function useDialogOnDemand<Wanted, Dialog>(options: DialogOnDemand<Wanted, Dialog>) {
  const { name, wantedIn, load, texts, addressWithout } = options;
  const [wanted, setWanted] = useState(options.initial);
  const [Dialog, setDialog] = useState<Dialog>();
  const isOpening = wanted !== undefined && Dialog === undefined;

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
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        setWanted(undefined);
        notify({ kind: 'error', title: texts.formFailed, description: texts.formFailedText });
      },
    );
  }, [isOpening, load, texts]);

  return {
    wanted,
    Dialog,
    isOpening,
    open: (next: Wanted) => setWanted(next),
    close() {
      setWanted(undefined);
      const search = new URLSearchParams(location.search);
      if (wanted !== undefined && search.has(name))
        history.replaceState(history.state, '', addressWithout(wanted, search));
    },
  };
}
