import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import { useEffect, useRef } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import type { ChildView } from './family-view';
import { HeldRegistration, type RegistrationActions } from './held-registration';
import type { Correcting } from './correction/use-correct-form';

interface ChildCardProps {
  child: ChildView;
  actions: RegistrationActions;
  language: Language;
  texts: Dictionary['family'];
  newTab: string;
  correcting: Correcting;
}

/** One child: upcoming registrations, and below them past, cancelled and called-off ones. */
export function ChildCard({ child, ...shared }: ChildCardProps) {
  const { name, coming, earlier } = child;
  const { language, texts } = shared;
  const heading = useRef<HTMLHeadingElement>(null);
  const earlierCount = useRef(earlier.length);
  // A cancelled registration moves to the lower list and loses the focus.
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (earlier.length > earlierCount.current && isFocusLost) heading.current?.focus();
    earlierCount.current = earlier.length;
  }, [earlier.length]);
  return (
    <section className="card child" aria-label={name}>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <ol className="held-list">
        {coming.map((registration) => (
          <HeldRegistration key={registration.id} registration={registration} childName={name} {...shared} />
        ))}
      </ol>
      {earlier.length > 0 && (
        <details className="earlier" open={coming.length === 0}>
          <summary>{translate(language, texts, 'earlier', { count: earlier.length })}</summary>
          <ol className="held-list">
            {earlier.map((registration) => (
              <HeldRegistration
                key={registration.id}
                registration={registration}
                childName={name}
                {...shared}
              />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
