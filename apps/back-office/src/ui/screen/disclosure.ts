import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

/**
 * A panel that a button opens. Escape closes it and returns the focus; so does leaving it. `container` is for the
 * element around button and panel.
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    opener.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const toggle = () => setOpen(!isOpen);
  return { isOpen, panelId, opener, container: { onKeyDown, onBlur }, close, toggle };
}
