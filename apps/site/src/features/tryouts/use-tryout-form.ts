import type { Dictionary } from '../../i18n/dictionary';
import { useDialogOnDemand } from '../../ui/dialog/use-dialog-on-demand';
import { selectedIn } from './use-selected-session';

/** Session that the form is opened for; without an id, the user chooses one. */
export interface WantedRegistration {
  sessionId?: number;
}

/** Parses the query: '?register=12' is one session, '?register=' the selected one, if any. */
export function registrationIn(search: URLSearchParams): WantedRegistration | undefined {
  return search.has('register') ? { sessionId: selectedIn(search) } : undefined;
}

const load = async () => (await import('./tryout-dialog')).TryoutDialog;

/** The form of a team's sessions. */
export function useTryoutForm(
  initial: WantedRegistration | undefined,
  selected: number | undefined,
  texts: Dictionary['tryouts']['team'],
) {
  const form = useDialogOnDemand({
    name: 'register',
    initial,
    wantedIn: registrationIn,
    load,
    texts,
    addressWithout: ({ sessionId }, search) => {
      search.delete('register');
      // The session stays selected.
      if (sessionId !== undefined) search.set('session', String(sessionId));
      const query = search.toString();
      return `${location.pathname}${query && `?${query}`}`;
    },
  });
  return { ...form, open: (sessionId = selected) => form.open({ sessionId }) };
}
