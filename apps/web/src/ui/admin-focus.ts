import { useEffect, type RefObject } from 'react';

/** Focuses a dialog's first such field, unless somebody was quicker than the dialog and types in one already. */
export function enterFields(fields: HTMLElement | null, which = 'input'): void {
  if (!fields?.contains(document.activeElement)) fields?.querySelector<HTMLElement>(which)?.focus();
}

/** Where a reader goes on when nothing nearer is left. */
const headingOf = (place: Element) => {
  const section = place.closest('section') ?? place.closest('main');
  return section?.querySelector<HTMLElement>('h1, h2');
};

/**
 * Keeps the focus in the view: where the focused element goes away, as the button of a deleted row does, the heading
 * above it takes the focus. Else a keyboard would begin again at the top of the page.
 */
export function useFocusKept(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** What had the focus last, and what it stood in, from the inside out. */
    let last: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !view.current?.contains(target)) return;
      last = [];
      for (let element: Element | null = target; element; element = element.parentElement) last.push(element);
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || last[0]?.isConnected !== false) return;
      const place = last.find(({ isConnected }) => isConnected);
      const heading = place && headingOf(place);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    // What hides a dialog is an attribute: then its focus is nowhere as well.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'class'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [view]);
}
