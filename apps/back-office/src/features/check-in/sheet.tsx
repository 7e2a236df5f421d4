import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the lower edge, within reach of a thumb. Escape and the shade behind it close it. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, too
    <dialog
      ref={dialog}
      className="door-sheet"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className="door-sheet-inner">
        <h2 id={titleId}>{title}</h2>
        {children}
        <button type="button" className="door-button" onClick={() => dialog.current?.close()}>
          {t('checkIn.close')}
        </button>
      </div>
    </dialog>
  );
}
