import type { Dictionary } from '../../../i18n/dictionary';
import { RegisterButton, type OpenRegistration } from '../registration/register-button';
import type { TryoutSessionView } from '../team-view';
import { HowToTakePart, type AssociationsLink } from './how-to-take-part';

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
