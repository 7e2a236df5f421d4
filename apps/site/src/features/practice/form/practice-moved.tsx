import { useEffect, useRef } from 'react';

/**
 * Notice that the practice was, or may have been, moved while its form is open. It is above the reading
 * position, so it scrolls into view.
 */
export function PracticeMoved({ sentence, advice }: { sentence: string; advice?: string }) {
  const alert = useRef<HTMLParagraphElement>(null);
  // Braces, because scrollIntoView returns a promise in newer browsers, which React would take for a clean-up
  // function.
  useEffect(() => void alert.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <p ref={alert} role="alert" className="booking-said">
      {sentence} {advice}
    </p>
  );
}
