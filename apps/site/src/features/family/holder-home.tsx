import { Notices, translate, type NoticesLabels } from '@lions/web-base';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { PageHead } from '../../ui/page/page-head';
import type { Correcting } from './correction-values';
import type { ChildView, ViewContext } from './family-view';
import { HeldRegistration, type HeldProps } from './held-registration';
import type { KnownErrors, RegistrationActions } from './use-holder';

/** Props from the server for the pages of both private links. */
export interface HolderProps extends ViewContext {
  texts: Dictionary['family'];
  newTab: string;
  /** Current year in the club's zone. */
  thisYear: number;
  errors: KnownErrors;
  notices: NoticesLabels;
}

interface HolderHomeProps extends HolderProps {
  title: string;
  lead: string;
  held: readonly ChildView[];
  actions: RegistrationActions;
  correctTexts: Correcting['texts'];
  /** Whether the holder may correct the e-mail address. */
  takesEmail: boolean;
  /** Shown when no registration is left. */
  empty: ReactNode;
  /** Above the children. */
  note?: ReactNode;
  /** Below the children. */
  children: ReactNode;
}

/** The page behind a private link: each child with its registrations, and the parts of that link's page. */
export function HolderHome(props: HolderHomeProps) {
  const { language, texts, newTab, thisYear, held, actions, correctTexts, takesEmail } = props;
  const { correct } = actions;
  const correcting = { texts: correctTexts, takesEmail, thisYear, correct };
  const shared = { actions, language, texts, newTab, correcting };
  return (
    <>
      <PageHead title={props.title} lead={props.lead} />
      <div className="wrap page-body family">
        <noscript>
          <p className="family-note">{texts.needsScript}</p>
        </noscript>
        {held.length === 0 && <p className="empty">{props.empty}</p>}
        {props.note}
        {held.map((child) => (
          <ChildCard key={child.id} child={child} {...shared} />
        ))}
        {props.children}
      </div>
      <Notices labels={props.notices} />
    </>
  );
}

interface ChildCardProps extends HeldProps {
  child: ChildView;
}

/** One child: upcoming registrations, and below them past, cancelled and called-off ones. */
function ChildCard({ child, ...shared }: ChildCardProps) {
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
  const list = (registrations: ChildView['coming']) => (
    <ol className="held-list">
      {registrations.map((registration) => (
        <HeldRegistration key={registration.id} registration={registration} childName={name} {...shared} />
      ))}
    </ol>
  );
  return (
    <section className="card child" aria-label={name}>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      {list(coming)}
      {earlier.length > 0 && (
        <details className="earlier folded" open={coming.length === 0}>
          <summary>{translate(language, texts, 'earlier', { count: earlier.length })}</summary>
          {list(earlier)}
        </details>
      )}
    </section>
  );
}
