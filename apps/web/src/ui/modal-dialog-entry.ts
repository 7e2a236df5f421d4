import { useEffect } from 'react';

/** A button of the page that opens a dialog. Its form leads to `?name=value`, where the page comes with the dialog open. */
export interface DialogOpener {
  name: string;
  value: string;
}

/** Whether the history stands at an entry that belongs to a dialog: the page's own is the one below it. */
export const isDialogEntry = () => (history.state as { isDialog?: true } | null)?.isDialog === true;

/** Stands at an entry for the dialog above the page's, so that Back leaves the dialog and not the page. */
export function enterDialog({ name, value }: DialogOpener): void {
  const address = `?${name}=${value}`;
  // Loaded anew, or come to by Forward: it has its entry already.
  if (isDialogEntry()) history.replaceState(history.state, '', address);
  else history.pushState({ isDialog: true }, '', address);
}

/** Calls `open` when Forward leads again to the entry of a dialog that has been closed. */
export function useForwardToDialog(
  name: DialogOpener['name'],
  open: (search: URLSearchParams) => void,
): void {
  useEffect(() => {
    const moved = () => {
      const search = new URLSearchParams(location.search);
      if (isDialogEntry() && search.has(name)) open(search);
    };
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  });
}

/** Gives the focus, where nothing has it, to the button that opens the dialog; else to the page's heading. */
export function focusBehind({ name, value }: DialogOpener): void {
  const { activeElement, body } = document;
  // Without a place to go to it is still in the dialog that has just been closed.
  if (activeElement !== body && activeElement?.checkVisibility()) return;
  const button = document.querySelector<HTMLElement>(`button[name="${name}"][value="${value}"]`);
  const heading = document.querySelector('h1');
  // A heading takes the focus by script alone.
  if (!button) heading?.setAttribute('tabindex', '-1');
  (button ?? heading)?.focus();
}
