import type { Language } from '@lions/domain';
import { useEffect, useRef } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { receiptTokenOf } from '../receipts/own-receipts';
import { ReceiptLinks } from '../receipts/receipt-links';
import type { Evening } from '../registration/evenings/evening';
import { refusalSentence } from '../registration/registration-request';
import type { RegistrationTexts } from '../registration/registration-texts';
import { outcomeOf, type SentForm } from './sent-form';
import { TicketCard } from './ticket-card';

export interface RegistrationOutcomeProps {
  /** At least one. */
  sent: readonly SentForm[];
  /** The team or the kind of event, on every ticket. */
  subject: string;
  /** The offered evenings as last read: one may have been moved since. */
  evenings: readonly Evening[];
  language: Language;
  texts: RegistrationTexts;
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  /** Address of the page with this device's receipts. */
  myHref: string;
  /** Whether the site has a mail server. */
  sendsMail: boolean;
}

/** A ticket per child, the receipts, and whether a mail is sent. Takes the focus on mount. */
export function RegistrationOutcome(props: RegistrationOutcomeProps) {
  const { sent, language, texts, myHref, sendsMail } = props;
  const { outcome } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const tickets = sent.flatMap((form) => form.tickets);
  const places = tickets.flatMap((ticket) => ticket.places.map(({ place }) => place));
  const isWaiting = places.some(({ status }) => status === 'waiting');
  const receipts = sent.flatMap(({ tickets: added, manageUrl, isKept }) =>
    manageUrl === null
      ? []
      : [{ names: added.map(({ playerName }) => playerName).join(', '), address: manageUrl, isKept }],
  );
  const wasThere = places.some(({ wasRegistered }) => wasRegistered);
  return (
    <section className={isWaiting ? 'outcome outcome-waiting' : 'outcome'}>
      <h3 ref={heading} tabIndex={-1}>
        {outcome[outcomeOf(tickets)]}
      </h3>
      {sent.flatMap(({ refused }) =>
        refused.map(({ evening, refusal }) => (
          <p key={evening.id} className="registration-refused">
            <strong>
              {evening.day}, {evening.times}
            </strong>
            {refusalSentence(refusal, language, texts)}
          </p>
        )),
      )}
      {sent.map(({ tickets: added, manageUrl }, form) => {
        const receipt = manageUrl === null ? undefined : receiptTokenOf(manageUrl);
        return added.map((ticket, child) => (
          <TicketCard key={`${form} ${child}`} {...props} ticket={ticket} receipt={receipt} />
        ));
      })}
      {isWaiting && <p>{outcome.nextInLine}</p>}
      {!sendsMail && places.length > 0 && (
        <p>
          <strong>{outcome.lookAgain}</strong>
        </p>
      )}
      {receipts.length > 0 && (
        <ReceiptLinks receipts={receipts} language={language} texts={outcome} myHref={myHref} />
      )}
      {receipts.length > 0 && <p>{sendsMail ? outcome.mailed : outcome.notMailed}</p>}
      {wasThere && <p>{sendsMail ? outcome.mailedAgain : outcome.notMailedAgain}</p>}
    </section>
  );
}
