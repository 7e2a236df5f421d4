import { useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], summary, button:not([disabled])';

/** Keeps Tab among the visible links and buttons of an area. */
function keepFocusInside(area: Element, event: KeyboardEvent): void {
  const stops = [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const inside = area.contains(document.activeElement);
  if (inside && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/**
 * What a native <details> lacks as a menu: Escape and a press outside close it, and so does the choice of a link.
 * As a dropdown it also closes when the focus leaves; as a `screen` it keeps the focus within its header instead.
 */
export function useDisclosure(kind: 'dropdown' | 'screen') {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!element.open) return;
      if (event.key === 'Escape') {
        element.open = false;
        element.querySelector('summary')?.focus();
      } else if (event.key === 'Tab' && kind === 'screen') {
        keepFocusInside(element.closest('header') ?? element, event);
      }
    };
    const onLeave = (event: Event) => {
      const outside = event.target instanceof Node && !element.contains(event.target);
      if (outside && !(kind === 'screen' && event.type === 'focusin')) element.open = false;
    };
    const onChoice = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) element.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    element.addEventListener('click', onChoice);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      element.removeEventListener('click', onChoice);
    };
  }, [kind]);
  return details;
}
