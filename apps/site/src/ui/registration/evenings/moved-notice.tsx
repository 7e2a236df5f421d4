import { useEffect, useRef } from 'react';

/** Notice that ticked evenings were moved while the form is open, or since it was typed. It scrolls into view. */
export function MovedNotice({ sentences, advice }: { sentences: readonly string[]; advice: string }) {
  const alert = useRef<HTMLParagraphElement>(null);
  const text = sentences.join(' ');
  // `void`, because scrollIntoView returns a promise in newer browsers, and React expects a clean-up function.
  useEffect(() => void alert.current?.scrollIntoView({ block: 'nearest' }), [text]);
  return text === '' ? null : (
    <p ref={alert} role="alert" className="moved-notice">
      {text} {advice}
    </p>
  );
}
