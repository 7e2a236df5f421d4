import { notify } from '@lions/web-base';
import { useEffect, useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { useForwardToDialog } from '../../../ui/dialog/modal-dialog-entry';
import type { OpenRegistration } from './register-button';
import type { RegistrationDialog } from './registration-dialog';
import { selectedIn } from '../use-selected-session';

/** What the form is opened for: one session, or one to be chosen. */
export interface WantedRegistration {
  sessionId?: number;
}

/** Parses the query: '?register=12' is one session, '?register=' the selected one, if any. */
export function registrationIn(search: URLSearchParams): WantedRegistration | undefined {
  return search.has('register') ? { sessionId: selectedIn(search) } : undefined;
}

/** Loads the form's code on first use; `Dialog` is set while it is open. */
export function useRegistrationForm(
  initial: WantedRegistration | undefined,
  selected: number | undefined,
  texts: Dictionary['tryouts']['team'],
): OpenRegistration & {
  wanted: WantedRegistration | undefined;
  Dialog: typeof RegistrationDialog | undefined;
  close: () => void;
} {
  const [wanted, setWanted] = useState(initial);
  const [Dialog, setDialog] = useState<typeof RegistrationDialog>();
  useForwardToDialog('register', (search) => setWanted(registrationIn(search)));
  const isOpening = wanted !== undefined && Dialog === undefined;

  useEffect(() => {
    if (!isOpening) return;
    import('./registration-dialog').then(
      (module) => setDialog(() => module.RegistrationDialog),
      () => {
        setWanted(undefined);
        notify({ kind: 'error', title: texts.formFailed, description: texts.formFailedText });
      },
    );
  }, [isOpening, texts]);

  const close = () => {
    setWanted(undefined);
    const search = new URLSearchParams(location.search);
    if (!search.has('register')) return;
    // Removed from the address, so that a reload does not reopen the form; the session stays selected.
    search.delete('register');
    if (wanted?.sessionId !== undefined) search.set('session', String(wanted.sessionId));
    history.replaceState(history.state, '', `${location.pathname}${search.size > 0 ? `?${search}` : ''}`);
  };
  return { isOpening, open: (sessionId = selected) => setWanted({ sessionId }), wanted, Dialog, close };
}
