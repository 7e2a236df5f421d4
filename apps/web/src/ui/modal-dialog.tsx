import { useEffect, useId, useRef, type ReactNode } from 'react';
// A file of its own, which comes with the dialog's code.
import './modal-dialog.css';

interface ModalDialogProps {
  title: string;
  closeLabel: string;
  /** While something is being sent: Escape waits for the answer. */
  isBusy?: boolean;
  /** After it has closed and the focus is back where it was. */
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog over a public page: it holds the focus and the page behind it, Escape closes it. Open while it is there. */
export function ModalDialog({ title, closeLabel, isBusy = false, onClosed, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // Not a field, whose keyboard would cover what is to be read first.
    heading.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={onClosed}
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
