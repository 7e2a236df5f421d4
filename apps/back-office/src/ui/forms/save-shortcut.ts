import { useEffect, useEffectEvent } from 'react';

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
