import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import { useEffect, useRef } from 'react';
import { ReceiptLinks } from '../receipts/receipt-links';
import type { Registered } from './registration-request';
import type { RegistrationTexts } from './registration-texts';

interface RegistrationOutcomeProps {
  /** At least one. */
  registered: readonly Registered[];
  language: Language;
  texts: RegistrationTexts['outcome'];
  /** Address of the page with this device's receipts. */
  myHref: string;
  /** Whether the site has a mail server. */
  sendsMail: boolean;
}

function sentenceOf(
  { playerName, waitlistPosition, isWaitlist, isNew }: Registered,
  language: Language,
  texts: RegistrationTexts['outcome'],
) {
  const key = isWaitlist ? (isNew ? 'inLine' : 'wasInLine') : isNew ? 'hasSpot' : 'hadSpot';
  return translate(language, texts, key, { name: playerName, number: waitlistPosition ?? '' });
}

/** The result of each player, the receipts, and whether a mail is sent. Takes the focus on mount. */
export function RegistrationOutcome(props: RegistrationOutcomeProps) {
  const { registered, language, texts, myHref, sendsMail } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isWaiting = registered.every(({ isWaitlist }) => isWaitlist);
  const receipts = registered.flatMap(({ playerName, manageUrl, isKept }) =>
    manageUrl ? [{ playerName, address: manageUrl, isKept }] : [],
  );
  const wasThere = registered.some(({ isNew }) => !isNew);
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
      {receipts.length > 0 && (
        <ReceiptLinks receipts={receipts} language={language} texts={texts} myHref={myHref} />
      )}
      {receipts.length > 0 && <p>{sendsMail ? texts.mailed : texts.notMailed}</p>}
      {wasThere && <p>{sendsMail ? texts.mailedAgain : texts.notMailedAgain}</p>}
    </section>
  );
}
