import { localize, Notices, type NoticesLabels, notify, translate } from '@lions/web-base';
import { useEffect, useRef } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { PageHead } from '../../ui/page/page-head';
import { ChildCard } from './child-card';
import { FamilySettings } from './family-settings';
import type { FamilyView, ViewContext } from './family-view';
import { LINK_REPLACED, useFamily } from './use-family';
import type { KnownErrors } from './use-action';

interface FamilyHomeProps extends ViewContext {
  texts: Dictionary['family'];
  family: FamilyView;
  newTab: string;
  errors: KnownErrors;
  notices: NoticesLabels;
}

/** A family's private page: each child, each registration, and the family's actions. */
export function FamilyHome(props: FamilyHomeProps) {
  const { language, texts, errors } = props;
  const actions = useFamily(props.family, props, errors);
  const { family } = actions;
  useEffect(() => {
    if (location.hash !== LINK_REPLACED) return;
    notify({ kind: 'success', title: texts.linkReplaced });
    // Without the fragment, a reload does not repeat the notice.
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [texts]);
  if (actions.isErased) return <Erased {...props} />;
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
          <ChildCard
            key={child.id}
            child={child}
            actions={actions}
            language={language}
            texts={texts}
            newTab={props.newTab}
          />
        ))}
        <FamilySettings language={language} texts={texts} actions={actions} />
      </div>
      <Notices labels={props.notices} />
    </>
  );
}

function Erased({ language, texts }: FamilyHomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="banner">
      <div className="wrap problem" role="status">
        <h1 ref={heading} tabIndex={-1}>
          {texts.erasedTitle}
        </h1>
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
