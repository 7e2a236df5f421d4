import { useEffect, useEffectEvent } from 'react';
import { useBrowserChoice } from '../session/browser-choice';

/** Whether single-character shortcuts are off in this browser (WCAG 2.1.4), and the setter. */
export const useSingleKeysOff = () => useBrowserChoice('admin-single-keys-off');

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

const isDialogOpen = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());

/** Runs an action at a key such as `/`, unless a text field has the focus or a dialog is open. */
export function useSingleKey(key: string, action: () => void): void {
  const [isOff] = useSingleKeysOff();
  const act = useEffectEvent(action);
  useEffect(() => {
    if (isOff) return;
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
      if (event.key !== key || isCommand || isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOff, key]);
}

/** Save functions of the open forms; the last opened is at the end. */
const forms: (() => void)[] = [];

/** Ctrl+S and Cmd+S save the form that was opened last, wherever the focus is. */
export function useSaveShortcut(save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const form = () => saveNow();
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (!isSave || forms.at(-1) !== form) return;
      event.preventDefault();
      if (!event.repeat) form();
    };
    forms.push(form);
    document.addEventListener('keydown', onKey);
    return () => {
      forms.splice(forms.indexOf(form), 1);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
