import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { fetchConfirmDialog, useConfirm } from '../dialogs/confirm';
import { LAYERS } from '../screen/address';

/** Forms with unsaved input, each with the address at which it was touched. */
const unsaved = new Set<{ touchedAt: URLSearchParams }>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Marks a form with unsaved input: while `isDirty`, the back-office asks before it navigates away, and the
 * browser before it closes or reloads the page.
 */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = { touchedAt: new URLSearchParams(location.search) };
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

/** Whether input is lost between two addresses: not where a layer opens above it, or is closed again. */
function losesInput(from: URLSearchParams, to: URLSearchParams): boolean {
  const changed = [...new Set([...from.keys(), ...to.keys()])].filter((key) => from.get(key) !== to.get(key));
  const layers: readonly string[] = LAYERS;
  return changed.some(
    (key) => !layers.includes(key) || [...unsaved].some(({ touchedAt }) => touchedAt.has(key)),
  );
}

/** Asks before unsaved input is left behind. Use it once: the router accepts one blocker at a time. */
export function useLeaveQuestion(): void {
  const mayLeave = useMayLeave();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.size > 0 &&
      (from.pathname !== to.pathname ||
        losesInput(new URLSearchParams(from.search), new URLSearchParams(to.search))),
  );
  const ask = useEffectEvent(async () => {
    if (await mayLeave()) blocker.proceed?.();
    else blocker.reset?.();
  });
  const isBlocked = blocker.state === 'blocked';
  // Each blocked step is a new object: the state alone stays `blocked` when React renders the end of one step and the
  // beginning of the next together.
  useEffect(() => {
    if (isBlocked) void ask();
  }, [blocker, isBlocked]);
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
