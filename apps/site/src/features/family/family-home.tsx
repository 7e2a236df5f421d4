import { localize, Notices, notify, translate } from '@lions/web-base';
import { useEffect, useRef } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { PageHead } from '../../ui/page/page-head';
import { FamilySettings } from './family-settings';
import type { FamilyView } from './agenda-view';
import { FamilyAgenda } from './agenda';
import { Offers } from './offers';
import { LINK_REPLACED, useFamily, type FamilyActions } from './use-family';
import type { HolderProps } from './use-holder';

interface FamilyHomeProps extends HolderProps {
  family: FamilyView;
  correctTexts: Dictionary['receipts']['correct'];
}

/** A family's private page: its dates, and the family's actions. */
export function FamilyHome(props: FamilyHomeProps) {
  const { language, texts } = props;
  const actions = useFamily(props.family, props, props.errors);
  const { email, agenda, known, isGuardian } = actions.family;
  useEffect(() => {
    if (location.hash !== LINK_REPLACED) return;
    notify({ kind: 'success', title: texts.linkReplaced });
    // Without the fragment, a reload does not repeat the notice.
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [texts]);
  if (actions.isErased) return <Erased {...props} />;
  const correcting = {
    texts: props.correctTexts,
    takesEmail: false,
    thisYear: props.thisYear,
    correct: actions.correct,
  };
  const shared = { language, texts, newTab: props.newTab, actions };
  return (
    <>
      <PageHead
        title={texts.title}
        lead={translate(language, texts, isGuardian ? 'guardianLead' : 'lead', { email })}
      />
      <div className="wrap page-body family">
        <noscript>
          <p className="family-note">{texts.needsScript}</p>
        </noscript>
        {agenda.coming.length + agenda.earlier.length === 0 && (
          <p className="empty">
            <strong>{texts.emptyTitle}</strong>
            {texts.emptyText}
            <br />
            <a href={localize('/hockey-programs/tryouts', language)}>{texts.emptyTryouts}</a>
          </p>
        )}
        <Offers agenda={agenda} {...shared} />
        <ToCheck texts={texts} actions={actions} />
        <FamilyAgenda agenda={agenda} known={known} correcting={correcting} {...shared} />
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
  const isToCheck = family.agenda.coming.some(({ held }) => held.some((each) => each.isToCheck));
  const wasToCheck = useRef(isToCheck);
  // The pressed button is removed, and the focus with it.
  useEffect(() => {
    if (wasToCheck.current && !isToCheck && document.activeElement === document.body)
      document.getElementById('agenda-title')?.focus();
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
