import { useEffect, useState } from 'react';

/** A reloaded page waits for its former self; longer than this, another tab has the lock. */
const PATIENCE_MS = 700;

/**
 * Whether this tab has the lock of that name, which one tab of a browser has at a time. `take` takes it from the tab
 * that has it; a closed tab gives it to the next one.
 */
export function useTabLock(name: string): { state: 'waiting' | 'held' | 'elsewhere'; take: () => void } {
  const [state, setState] = useState<'waiting' | 'held' | 'elsewhere'>('waiting');
  // The number of times that this tab took or lost the lock: each starts a new request.
  const [turn, setTurn] = useState({ number: 0, steal: false });
  useEffect(() => {
    let release = () => {};
    let isOver = false;
    const held = new Promise<void>((resolve) => (release = resolve));
    const patience = setTimeout(() => setState('elsewhere'), PATIENCE_MS);
    void navigator.locks
      .request(name, { steal: turn.steal }, () => {
        clearTimeout(patience);
        if (isOver) return undefined;
        setState('held');
        return held;
      })
      // Another tab took it: wait for it again.
      .catch(() => {
        if (isOver) return;
        setState('elsewhere');
        setTurn(({ number }) => ({ number: number + 1, steal: false }));
      });
    return () => {
      isOver = true;
      clearTimeout(patience);
      release();
    };
  }, [name, turn]);
  return { state, take: () => setTurn(({ number }) => ({ number: number + 1, steal: true })) };
}
