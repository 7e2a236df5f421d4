/**
 * A button that opens a dialog. Its form leads to `?name=value`, which renders the page with the dialog open.
 */
export interface DialogOpener {
  name: string;
  value: string;
}

/** Whether the current history entry belongs to a dialog; the page's own entry is the one below it. */
export const isDialogEntry = () => (history.state as { isDialog?: true } | null)?.isDialog === true;

/** Pushes a history entry for the dialog, so that Back closes the dialog and stays on the page. */
export function enterDialog({ name, value }: DialogOpener): void {
  const address = `?${name}=${value}`;
  // After a reload or Forward the entry exists already.
  if (isDialogEntry()) history.replaceState(history.state, '', address);
  else history.pushState({ isDialog: true }, '', address);
}

/** When nothing has the focus, focuses the button that opens the dialog, else the page's heading. */
export function focusBehind({ name, value }: DialogOpener): void {
  const { activeElement, body } = document;
  // The focus is lost, or still in the closed dialog.
  if (activeElement !== body && activeElement?.checkVisibility()) return;
  const button = document.querySelector<HTMLElement>(`button[name="${name}"][value="${value}"]`);
  const heading = document.querySelector('h1');
  // A heading is focusable only by script.
  if (!button) heading?.setAttribute('tabindex', '-1');
  (button ?? heading)?.focus();
}
