import { useEffect, useRef } from 'react';

/** That the practice was moved under an open form, or may have been; it comes above what is being read, so it brings itself into view. */
export function PracticeMoved({ sentence, advice }: { sentence: string; advice?: string }) {
  const alert = useRef<HTMLParagraphElement>(null);
  // Not what it gives back: newer browsers give a promise, which would be taken for what to do at the end.
  useEffect(() => void alert.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p ref={alert} role="alert" className="booking-said">
      {sentence} {advice}
    </p>
  );
}
