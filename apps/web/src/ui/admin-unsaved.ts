import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from './admin-confirm';

/** The forms whose text is not saved, each by an object of its own. */
const unsaved = new Set<object>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Marks a form that holds typed, unsaved text: while `isDirty`, the back-office asks before it leaves for another
 * address, and the browser before it closes or reloads the page.
 */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = {};
    unsaved.add(form);
    addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(form);
      // One listener serves all forms; a page without one can be kept for Back.
      if (unsaved.size === 0) removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);
}

/** Lets the page go without a question: its texts belong to somebody else. */
export function forgetUnsaved(): void {
  unsaved.clear();
  removeEventListener('beforeunload', warn);
}

/**
 * The way out of a form that marks its unsaved text (`useUnsaved`): closes it, and asks first when something typed
 * would be lost.
 */
export function useWayOut(isDirty: boolean, close: () => void): () => Promise<void> {
  const mayLeave = useMayLeave();
  useUnsaved(isDirty);
  return async () => {
    if (!isDirty || (await mayLeave())) close();
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

/** Asks before unsaved text is left behind. Use it once: the router takes one blocker at a time. */
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
