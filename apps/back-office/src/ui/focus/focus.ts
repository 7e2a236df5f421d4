import { useEffect, type RefObject } from 'react';

/** Focuses a dialog's first matching field, unless the user already types in one. */
export function enterFields(fields: HTMLElement | null, which = 'input'): void {
  if (!fields?.contains(document.activeElement)) fields?.querySelector<HTMLElement>(which)?.focus();
}

/** Fallback targets of the focus. */
const headingOf = (place: Element) => {
  const section = place.closest('section') ?? place.closest('main');
  return section?.querySelector<HTMLElement>('h1, h2');
};

/**
 * Keeps the focus in the view: when the focused element is removed, such as the button of a deleted row, the
 * heading above it takes the focus. Otherwise keyboard users restart at the top of the page.
 */
export function useFocusKept(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The last focused element and its ancestors, innermost first. */
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
    // A dialog is hidden by an attribute: its focused element is lost as well.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style', 'class'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [view]);
}
