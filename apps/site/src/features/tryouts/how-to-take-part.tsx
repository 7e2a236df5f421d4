import type { Dictionary } from '../../i18n/dictionary';
import { RegisterButton, type OpenRegistration } from './register-button';
import type { TryoutSessionView } from './team-view';

/** Where a family finds its local association. */
export interface AssociationsLink {
  href: string;
  name: string;
}

interface HowToTakePartProps {
  texts: Dictionary['tryouts']['team'];
  associations: AssociationsLink;
}

/** Replaces the register button while online registration is closed: explains how to take part. */
export function HowToTakePart({ texts, associations }: HowToTakePartProps) {
  return (
    <details className="take-part">
      <summary className="button">{texts.takePartTitle}</summary>
      <div>
        <h3>{texts.register}</h3>
        <p>{texts.registrationClosed}</p>
        <ol>
          <li>{texts.takePartList}</li>
          <li>{texts.takePartSession}</li>
          <li>
            {texts.takePartAssociation} <a href={associations.href}>{associations.name}</a>
          </li>
        </ol>
      </div>
    </details>
  );
}

interface TakePartProps {
  sessions: readonly TryoutSessionView[];
  selected: number | undefined;
  registration: OpenRegistration;
  texts: Dictionary['tryouts']['team'];
  associations: AssociationsLink;
}

/** The page's main action: a bar at the bottom of phones. Without JavaScript the button reloads the page. */
export function TakePart({ sessions, selected, registration, texts, associations }: TakePartProps) {
  if (!sessions.some(({ isOpen }) => isOpen))
    return <HowToTakePart texts={texts} associations={associations} />;
  return (
    <form method="get" className="take-part">
      {selected !== undefined && <input type="hidden" name="session" value={selected} />}
      <RegisterButton {...registration} label={texts.register} texts={texts} />
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </form>
  );
}
