import { useEffect, useRef, useState, type PointerEvent, useSyncExternalStore } from 'react';

const VISIBLE_MS = 2500;
const SWIPE_PX = 50;

export interface NoticesLabels {
  /** Name of the region, with its F8 shortcut. */
  region: string;
  dismiss: string;
}

/**
 * The region where notices appear: one at a time; F8 focuses it, hover and focus pause its timer, a swipe to
 * the right past 50 px dismisses it. Render it once per page; call `notify` from anywhere.
 */
export function Notices({ labels }: { labels: NoticesLabels }) {
  const notice = useNotice();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || !region.current) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      region.current.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  useEffect(() => {
    if (!notice || notice.kind === 'error' || held) return;
    const timer = setTimeout(dismissNotice, VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [notice, held]);

  const dismiss = () => {
    // The focused button is about to be removed: return the focus to where F8 took it from.
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus();
    }
    setHeld(false);
    dismissNotice();
  };

  const card = notice && <NoticeCard notice={notice} label={labels.dismiss} onDismiss={dismiss} />;
  return (
    <section
      ref={region}
      className="notices"
      aria-label={labels.region}
      tabIndex={-1}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* Both live regions are always mounted: one that is inserted together with its text is often not read out. */}
      <div role="status">{notice?.kind !== 'error' && card}</div>
      <div role="alert">{notice?.kind === 'error' && card}</div>
    </section>
  );
}

interface NoticeCardProps {
  notice: Notice;
  label: string;
  onDismiss: () => void;
}

function NoticeCard({ notice, label, onDismiss }: NoticeCardProps) {
  const start = useRef<number | null>(null);
  const [shift, setShift] = useState(0);

  const shiftAt = (event: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, event.clientX - start.current);
  const end = (event: PointerEvent) => {
    const isSwiped = shiftAt(event) > SWIPE_PX;
    start.current = null;
    setShift(0);
    if (isSwiped) onDismiss();
  };

  return (
    <div
      className={`notice notice-${notice.kind}`}
      style={shift > 0 ? { transform: `translateX(${shift}px)` } : undefined}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerMove={(event) => setShift(shiftAt(event))}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
    >
      <div>
        <p className="notice-title">{notice.title}</p>
        {notice.description && <p className="notice-description">{notice.description}</p>}
      </div>
      <button type="button" className="notice-dismiss" aria-label={label} onClick={onDismiss}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

/** A short message about what just happened. Errors stay until dismissed, the others for 2500 ms. */
export interface Notice {
  kind: 'info' | 'success' | 'error';
  title: string;
  description?: string;
}

let current: Notice | undefined;
const listeners = new Set<() => void>();

function show(notice: Notice | undefined): void {
  current = notice;
  for (const listener of listeners) listener();
}

/** Shows a notice in place of the visible one: there is at most one. */
export function notify(notice: Notice): void {
  show({ ...notice });
}

/** Dismisses the visible notice. */
export function dismissNotice(): void {
  show(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visible notice, if any; a new object for each call of `notify`. */
export function useNotice(): Notice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
