import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Parameters that open something above the page; what is typed on the page below stays. */
export const LAYERS = ['roster', 'registrations', 'player'] as const;
type Layer = (typeof LAYERS)[number];

/** Closing is asked for once: a second tap comes before the browser has gone back. */
const ONE_TAP_MS = 400;

/**
 * Id of what a parameter of the address opens, null for nothing. `open` adds a history entry, so that Back closes it;
 * `close` goes back to the entry before, or removes the parameter where a link led here. Both are stable until the
 * address changes. `shownId` is the last id, for what stays on the screen while it closes.
 */
export function useLayer(name: Layer) {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { opened?: Layer } | null };
  const navigate = useNavigate();
  const closedAt = useRef(-Infinity);
  const id = search.get(name);
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  const open = useCallback(
    (opened: number) => {
      const next = new URLSearchParams(location.search);
      next.set(name, String(opened));
      void navigate({ search: `?${next}` }, { state: { opened: name }, preventScrollReset: true });
    },
    [name, navigate],
  );
  const close = useCallback(() => {
    if (id === null || performance.now() - closedAt.current < ONE_TAP_MS) return;
    closedAt.current = performance.now();
    if (state?.opened === name) return void navigate(-1);
    const next = new URLSearchParams(search);
    // With what was opened above it.
    for (const layer of LAYERS.slice(LAYERS.indexOf(name))) next.delete(layer);
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  }, [id, name, state, search, navigate]);
  return { id, shownId, open, close };
}

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
