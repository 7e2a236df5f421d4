import { useEffect, useId, useRef, type ReactNode } from 'react';
// A file of its own, which comes with the dialog's code.
import './modal-dialog.css';
import { enterDialog, focusBehind, isDialogEntry, type DialogOpener } from './modal-dialog-entry';

interface ModalDialogProps {
  title: string;
  closeLabel: string;
  opener: DialogOpener;
  /** While something is being sent: Escape and Back wait for the answer. */
  isBusy?: boolean;
  /** After it has closed and the focus is back where it was. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A dialog over a public page: it holds the focus and the page behind it; Escape closes it, and so does Back. Open while
 * it is there.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, closeLabel, isBusy = false, onClosed, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { name, value } = props.opener;
  useEffect(() => {
    // An address opened it. Before it opens: closing it then gives the focus back, and leaves the page where it is.
    focusBehind({ name, value });
    dialog.current?.showModal();
    // Not a field, whose keyboard would cover what is to be read first.
    heading.current?.focus();
    enterDialog({ name, value });
  }, [name, value]);
  useEffect(() => {
    const moved = () => {
      if (isDialogEntry()) return;
      if (isBusy && dialog.current?.open) return enterDialog({ name, value });
      dialog.current?.close();
      // The button may have gone meanwhile.
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
      // However it was closed, its entry goes too; that it has gone is heard above.
      onClose={() => isDialogEntry() && history.back()}
    >
      <div className="modal-head">
        <h2 ref={heading} id={titleId} tabIndex={-1}>
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
