import { useEffect, useId, useRef, type ReactNode } from 'react';
// A separate file, loaded with the dialog's code.
import './modal-dialog.css';
import { enterDialog, focusBehind, isDialogEntry, type DialogOpener } from './modal-dialog-entry';

interface ModalDialogProps {
  title: string;
  /** Its subject, above the title and read with it. */
  about?: string;
  closeLabel: string;
  opener: DialogOpener;
  /** While a request is in flight, Escape and Back are ignored. */
  isBusy?: boolean;
  /** Called after it has closed and the focus is restored. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A modal dialog of a public page: it traps the focus and makes the page inert; Escape and Back close it.
 * Open while mounted.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, closeLabel, isBusy = false, onClosed, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { name, value } = props.opener;
  useEffect(() => {
    // Opened by an address: focus the opener first, so that closing restores the focus and the scroll
    // position.
    focusBehind({ name, value });
    dialog.current?.showModal();
    // Not a field, whose keyboard would cover the text to read first.
    heading.current?.focus();
    enterDialog({ name, value });
  }, [name, value]);
  useEffect(() => {
    const moved = () => {
      if (isDialogEntry()) return;
      if (isBusy && dialog.current?.open) return enterDialog({ name, value });
      dialog.current?.close();
      // The opener may have been removed.
      focusBehind({ name, value });
      onClosed();
    };
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  });
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      onCancel={(event) => isBusy && event.preventDefault()}
      // However it was closed, its history entry is removed too; popstate is handled above.
      onClose={() => isDialogEntry() && history.back()}
    >
      <div className="modal-head">
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {props.about && <span className="modal-about">{props.about} </span>}
          {title}
        </h2>
        <button
          type="button"
          className="modal-close"
          aria-label={closeLabel}
          aria-disabled={isBusy}
          onClick={() => !isBusy && dialog.current?.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div className="modal-body">{children}</div>
    </dialog>
  );
}
