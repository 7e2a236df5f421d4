import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { fetchConfirmDialog, useConfirm } from '../dialogs/confirm';

/** Forms with unsaved input, each identified by an object. */
const unsaved = new Set<object>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Marks a form with unsaved input: while `isDirty`, the back-office asks before it navigates away, and the
 * browser before it closes or reloads the page.
 */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = {};
    unsaved.add(form);
    fetchConfirmDialog();
    addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(form);
      // One listener for all forms; a page without one stays eligible for the back-forward cache.
      if (unsaved.size === 0) removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);
}

/** Leaves the page without a question: the input belongs to another user. */
export function forgetUnsaved(): void {
  unsaved.clear();
  removeEventListener('beforeunload', warn);
}

/**
 * Close action of a form that marks its unsaved input (`useUnsaved`): asks first when input would be lost.
 */
export function useGuardedClose(isDirty: boolean, close: () => void): () => Promise<void> {
  const mayLeave = useMayLeave();
  useUnsaved(isDirty);
  return async () => {
    if (!isDirty || (await mayLeave())) close();
  };
}

/**
 * Escape closes the form, and asks first when input would be lost; inside an open list it closes the list.
 */
export function useCloseOnEscape(isTouched: boolean, onClose: () => void) {
  const leave = useGuardedClose(isTouched, onClose);
  return async ({ key, target }: KeyboardEvent) => {
    const isListOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    const isCalendarOpen =
      document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null;
    if (key !== 'Escape' || isListOpen || isCalendarOpen) return;
    await leave();
  };
}

function useMayLeave(): () => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return () =>
    confirm({
      title: t('common.unsavedTitle'),
      text: [t('common.unsavedText')],
      action: t('common.unsavedLeave'),
    });
}

/** Asks before unsaved input is left behind. Use it once: the router accepts one blocker at a time. */
export function useLeaveQuestion(): void {
  const mayLeave = useMayLeave();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.size > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  );
  const ask = useEffectEvent(async () => {
    if (await mayLeave()) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
}

/** Key prefix of all drafts in sessionStorage. */
export const DRAFT_PREFIX = 'draft:';

/** Removes all drafts; called at sign-out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there are no drafts.
  }
}
