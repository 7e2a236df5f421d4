import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** An element, or a field of Ant Design. */
interface Focusable {
  focus: (options?: FocusOptions) => void;
}

/** Ref of what takes the focus on mount, or as soon as it is wanted. */
export function useFocusOnMount<Target extends Focusable>(isWanted = true, options?: FocusOptions) {
  const target = useRef<Target>(null);
  const preventScroll = options?.preventScroll ?? false;
  useEffect(() => {
    if (isWanted) target.current?.focus({ preventScroll });
  }, [isWanted, preventScroll]);
  return target;
}

/** Focuses a dialog's first matching field, unless the user already types in one. */
export function enterFields(fields: HTMLElement | null, which = 'input'): void {
  if (!fields?.contains(document.activeElement)) fields?.querySelector<HTMLElement>(which)?.focus();
}

/** Focuses the heading of the current view, which a view that is already shown does not do on its own. */
export function focusViewHeading(): void {
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus();
}

/** Focuses what had the focus before, and returns whether it still exists. */
export function returnFocus(before: EventTarget | null, options?: FocusOptions): boolean {
  if (!(before instanceof HTMLElement && before.isConnected)) return false;
  before.focus(options);
  return true;
}

/** Ref of a form's heading, which takes the focus; on close, the focus returns to the opener. */
export function useFocusWhileOpen() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const [opener, form] = [document.activeElement, heading.current?.closest('form')];
    heading.current?.focus();
    return () => {
      if (form?.contains(document.activeElement)) returnFocus(opener);
    };
  }, []);
  return heading;
}

/** For a dialog that is removed at once, without the closing after which Ant Design restores the focus. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  // setTimeout: the dialog's own clean-up moves the focus too.
  useEffect(() => () => void setTimeout(() => returnFocus(before, { preventScroll: true })), [before]);
}

/**
 * Refs of a view and its heading. The heading takes the focus on mount, for screen readers and keyboard
 * users. The focus then stays in the view: when the focused element is removed, such as the button of a
 * deleted row, the heading above it takes the focus. Otherwise keyboard users restart at the top of the page.
 */
export function useViewFocus() {
  const view = useRef<HTMLElement>(null);
  const heading = useFocusOnMount<HTMLHeadingElement>(true, { preventScroll: true });
  useFocusKept(view);
  return { view, heading };
}

/** Keeps the focus in a part of the page: when the focused element is removed, its row has it, the next one, or a heading. */
export function useFocusKept(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!view.current) return;
    /** The last focused element and its ancestors, innermost first. */
    let last: Element[] = [];
    /** Its table row, and the ones beside it. */
    let rows: (Element | null)[] = [];
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !view.current?.contains(target)) return;
      last = [];
      const row = target.closest('tr');
      rows = row ? [row, row.nextElementSibling, row.previousElementSibling] : [];
      for (let element: Element | null = target; element; element = element.parentElement) last.push(element);
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || last[0]?.isConnected !== false) return;
      const row = rows.find((one) => one?.isConnected);
      const inRow = row?.querySelector<HTMLElement>('a[href], button:not(:disabled)');
      if (inRow) return inRow.focus({ preventScroll: true });
      const heading = headingAbove(last.find(({ isConnected }) => isConnected));
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(view.current, { childList: true, subtree: true });
    // Dialogs are children of the body: Ant Design cannot restore the focus to a button that is gone.
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [view]);
}

const headingAbove = (place: Element | undefined) =>
  place?.closest('section, main, [role=dialog]')?.querySelector<HTMLElement>('h1, h2, h3');
