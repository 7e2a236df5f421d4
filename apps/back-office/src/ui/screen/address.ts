import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Removes a parameter from the address when what it opened is closed or replaced, so that a reload or a
 * shared address shows the current screen. `openId` is what is open, null for nothing.
 */
export function useParameterWhileOpen(name: string, openId: string | null): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(name);
  const remove = useEffectEvent(() =>
    setSearch(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete(name);
        return rest;
      },
      // replace: no history entry, so that Back leaves the screen.
      { replace: true, preventScrollReset: true },
    ),
  );
  // After the form is closed: before that, its unsaved-changes guard would block the navigation.
  useEffect(() => {
    if (asked !== null && asked !== openId) remove();
  }, [asked, openId]);
}
