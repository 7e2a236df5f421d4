import { localize, notify, translate } from '@lions/web-base';
import { useEffect, useRef } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { FamilySettings } from './family-settings';
import type { FamilyView } from './family-view';
import { HolderHome, type HolderProps } from './holder-home';
import { LINK_REPLACED, useFamily, type FamilyActions } from './use-family';

interface FamilyHomeProps extends HolderProps {
  family: FamilyView;
  correctTexts: Dictionary['receipts']['correct'];
}

/** A family's private page: each child, each registration, and the family's actions. */
export function FamilyHome(props: FamilyHomeProps) {
  const { language, texts } = props;
  const actions = useFamily(props.family, props, props.errors);
  const { email, children } = actions.family;
  useEffect(() => {
    if (location.hash !== LINK_REPLACED) return;
    notify({ kind: 'success', title: texts.linkReplaced });
    // Without the fragment, a reload does not repeat the notice.
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [texts]);
  if (actions.isErased) return <Erased {...props} />;
  return (
    <HolderHome
      {...props}
      title={texts.title}
      lead={translate(language, texts, 'lead', { email })}
      held={children}
      actions={actions}
      takesEmail={false}
      empty={
        <>
          <strong>{texts.emptyTitle}</strong>
          {texts.emptyText}
          <br />
          <a href={localize('/hockey-programs/tryouts', language)}>{texts.emptyTryouts}</a>
        </>
      }
      note={<ToCheck texts={texts} actions={actions} />}
    >
      <FamilySettings language={language} texts={texts} actions={actions} />
    </HolderHome>
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
