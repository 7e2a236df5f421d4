import type { Dictionary } from '../../../i18n/dictionary';

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
      <summary className="button">{texts.register}</summary>
      <div>
        <h3>{texts.takePartTitle}</h3>
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
