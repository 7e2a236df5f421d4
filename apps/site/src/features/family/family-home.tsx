import { localize, Notices, type NoticesLabels, notify, translate } from '@lions/web-base';
import { useEffect, useRef } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { PageHead } from '../../ui/page/page-head';
import type { FieldProblem } from '../../ui/registration/registration-texts';
import { ChildCard } from './child-card';
import { FamilySettings } from './family-settings';
import type { FamilyView, ViewContext } from './family-view';
import { LINK_REPLACED, useFamily, type FamilyActions } from './use-family';
import type { KnownErrors } from './use-action';

interface FamilyHomeProps extends ViewContext {
  texts: Dictionary['family'];
  family: FamilyView;
  newTab: string;
  correctTexts: Dictionary['receipts']['correct'];
  /** Error texts of the correction form's fields. */
  problems: Record<FieldProblem, string>;
  thisYear: number;
  errors: KnownErrors;
  notices: NoticesLabels;
}

/** A family's private page: each child, each registration, and the family's actions. */
export function FamilyHome(props: FamilyHomeProps) {
  const { language, texts, correctTexts, problems, thisYear, errors } = props;
  const actions = useFamily(props.family, props, errors);
  const { family, correct } = actions;
  const correcting = { texts: correctTexts, problems, takesEmail: false, thisYear, correct };
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
        <ToCheck texts={texts} actions={actions} />
        {family.children.map((child) => (
          <ChildCard
            key={child.id}
            child={child}
            actions={actions}
            language={language}
            texts={texts}
            newTab={props.newTab}
            correcting={correcting}
          />
        ))}
        <FamilySettings language={language} texts={texts} actions={actions} />
      </div>
      <Notices labels={props.notices} />
    </>
  );
}

interface ToCheckProps {
  texts: Dictionary['family'];
  actions: FamilyActions;
}

/** Once for all registrations that a stranger may have made under the family's address. */
function ToCheck({ texts, actions }: ToCheckProps) {
  const { family, working, recognize } = actions;
  const isToCheck = family.children.some(({ coming }) => coming.some((each) => each.isToCheck));
  const wasToCheck = useRef(isToCheck);
  // The pressed button is removed, and the focus with it.
  useEffect(() => {
    if (wasToCheck.current && !isToCheck && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.child h2')?.focus();
    wasToCheck.current = isToCheck;
  }, [isToCheck]);
  if (!isToCheck) return null;
  const isWorking = working === 'recognize';
  return (
    <div className="family-note">
      <p>{texts.beforeProof}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isWorking}
        onClick={() => void recognize(texts.recognized)}
      >
        {isWorking ? texts.working : texts.allMine}
      </button>
    </div>
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
