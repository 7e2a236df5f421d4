import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useWayOut } from './unsaved';

/** Ref of a form's heading, which takes the focus; on close, the focus returns to the opener. */
export function useFocusWhileOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const [opener, form] = [document.activeElement, heading.current?.closest('form')];
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && form?.contains(document.activeElement)) opener.focus();
    };
  }, []);
  return heading;
}

/**
 * Escape closes the form, and asks first when input would be lost; inside an open list it closes the list.
 */
export function useCloseOnEscape(isTouched: boolean, onClose: () => void) {
  const leave = useWayOut(isTouched, onClose);
  return async ({ key, target }: KeyboardEvent) => {
    const isListOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    const isCalendarOpen =
      document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null;
    if (key !== 'Escape' || isListOpen || isCalendarOpen) return;
    await leave();
  };
}
