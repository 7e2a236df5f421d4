import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

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
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // A dialog that is removed without being closed leaves the focus nowhere.
    return () => current?.close();
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, too
    <dialog
      ref={dialog}
      className="door-sheet"
      aria-labelledby={titleId}
      onClose={() => !dialog.current?.open && onClose()}
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

/** State of the history entry of an open sheet or dialog. */
const ABOVE = 'above';

/** Back closes an open sheet or dialog instead of leaving the check-in. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const hasEntry = state === ABOVE;
  /** Step through the history that this page asked for; the location follows later. */
  const asked = useRef<'push' | 'pop'>(undefined);
  const follow = useEffectEvent(() => {
    if (isOpen === hasEntry) {
      if (!isOpen) asked.current = undefined;
    } else if (isOpen && asked.current === 'push') {
      asked.current = undefined;
      onClose();
    } else if (isOpen) {
      asked.current = 'push';
      void navigate(pathname, { state: ABOVE, preventScrollReset: true });
    } else if (asked.current !== 'pop') {
      asked.current = 'pop';
      void navigate(-1);
    }
  });
  useEffect(() => follow(), [isOpen, hasEntry]);
}
