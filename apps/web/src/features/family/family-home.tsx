import { useEffect, useRef } from 'react';
import { localize } from '../../i18n/address';
import { translate } from '../../i18n/translate';
import { notify } from '../../ui/notice-store';
import { Notices, type NoticesLabels } from '../../ui/notices';
import { PageHead } from '../../ui/page-head';
import { FamilySettings } from './family-settings';
import type { ChildView, FamilyView, Forms } from './family-view';
import { HeldRegistration } from './held-registration';
import { LINK_REPLACED, useFamily, type FamilyActs, type KnownErrors } from './use-family';

export interface FamilyHomeProps extends Forms {
  family: FamilyView;
  newTab: string;
  errors: KnownErrors;
  notices: NoticesLabels;
}

/** A family's private page: each child, each date, and what the family can do itself (decisions 7). */
export function FamilyHome(props: FamilyHomeProps) {
  const { language, texts, errors } = props;
  const acts = useFamily(props.family, props, errors);
  const { family } = acts;
  useEffect(() => {
    if (location.hash === LINK_REPLACED) notify({ kind: 'success', title: texts.linkReplaced });
  }, [texts]);
  if (acts.isErased) return <Erased {...props} />;
  return (
    <>
      <PageHead title={texts.title} lead={translate(language, texts, 'lead', { email: family.email })} />
      <div className="wrap page-body family">
        <noscript>
          <p className="family-note">{texts.needsScript}</p>
        </noscript>
        {family.children.length === 0 && (
          <p className="empty">
            <strong>{texts.emptyTitle}</strong>
            {texts.emptyText}
            <br />
            <a href={localize('/hockey-programs/tryouts', language)}>{texts.emptyTryouts}</a>
          </p>
        )}
        {family.children.map((child) => (
          <Child key={child.name} {...props} child={child} acts={acts} />
        ))}
        <FamilySettings language={language} texts={texts} acts={acts} />
      </div>
      <Notices labels={props.notices} />
    </>
  );
}

interface ChildProps extends FamilyHomeProps {
  child: ChildView;
  acts: FamilyActs;
}

function Child({ child, acts, language, texts, newTab }: ChildProps) {
  const { name, coming, earlier } = child;
  const shared = { childName: name, language, texts, newTab, acts };
  const heading = useRef<HTMLHeadingElement>(null);
  const earlierCount = useRef(earlier.length);
  // What was cancelled has gone down there, and took the focus with it.
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
          <HeldRegistration key={registration.id} registration={registration} {...shared} />
        ))}
      </ol>
      {earlier.length > 0 && (
        <details className="earlier" open={coming.length === 0}>
          <summary>{translate(language, texts, 'earlier', { count: earlier.length })}</summary>
          <ol className="held-list">
            {earlier.map((registration) => (
              <HeldRegistration key={registration.id} registration={registration} {...shared} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function Erased({ language, texts }: Forms) {
  return (
    <div className="banner">
      <div className="wrap problem" role="status">
        <h1>{texts.erasedTitle}</h1>
        <p className="lead">{texts.erasedText}</p>
        <p className="actions">
          <a className="button button-gold" href={localize('/', language)}>
            {texts.goHome}
          </a>
        </p>
      </div>
    </div>
  );
}
