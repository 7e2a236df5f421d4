import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Takes a parameter out of the address as soon as what it opened is closed, or something else is open in its place: a
 * reload or a shared address then shows what its reader saw. `openId` is what is open, null for nothing.
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
      // No step of its own in the browser's history: Back goes on to where one came from.
      { replace: true, preventScrollReset: true },
    ),
  );
  // After a closed form is gone: before that, its unsaved text would keep one at the old address.
  useEffect(() => {
    if (asked !== null && asked !== openId) remove();
  }, [asked, openId]);
}
