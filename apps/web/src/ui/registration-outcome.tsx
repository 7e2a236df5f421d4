import type { Language } from '@lions/domain';
import { useEffect, useRef } from 'react';
import { translate } from '../i18n/translate';
import { PrivateLink } from './private-link';
import type { Registered } from './registration-request';
import type { RegistrationTexts } from './registration-texts';

interface RegistrationOutcomeProps {
  /** At least one. */
  registered: readonly Registered[];
  language: Language;
  texts: RegistrationTexts['outcome'];
  /** Where a family asks for a new private link. */
  newLinkHref: string;
}

function sentenceOf(
  { playerName, waitlistPosition, isWaitlist, isNew }: Registered,
  language: Language,
  texts: RegistrationTexts['outcome'],
) {
  const key = isWaitlist ? (isNew ? 'inLine' : 'wasInLine') : isNew ? 'hasSpot' : 'hadSpot';
  return translate(language, texts, key, { name: playerName, number: waitlistPosition ?? '' });
}

/** What became of each player, and the family's private link (spec section 4, decisions 7). Takes the focus when it comes. */
export function RegistrationOutcome({ registered, language, texts, newLinkHref }: RegistrationOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isWaiting = registered.every(({ isWaitlist }) => isWaitlist);
  const link = registered.find(({ manageUrl }) => manageUrl)?.manageUrl;
  const isMailed = registered.some(({ isNew, manageUrl }) => isNew && manageUrl === null);
  const wasThere = registered.every(({ isNew }) => !isNew);
  return (
    <section className={isWaiting ? 'outcome outcome-waiting' : 'outcome'}>
      <h3 ref={heading} tabIndex={-1}>
        {isWaiting ? texts.waiting : texts.registered}
      </h3>
      <ul>
        {registered.map((player, index) => (
          <li key={index}>{sentenceOf(player, language, texts)}</li>
        ))}
      </ul>
      {registered.some(({ isWaitlist }) => isWaitlist) && <p>{texts.nextInLine}</p>}
      {link ? (
        <PrivateLink address={link} texts={texts} />
      ) : isMailed ? (
        <p>{texts.mailed}</p>
      ) : (
        wasThere && (
          <p className="outcome-link">
            {texts.linkBefore} <a href={newLinkHref}>{texts.newLink}</a>
          </p>
        )
      )}
    </section>
  );
}
