import type { Language } from '@lions/domain';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { translate } from '@lions/web-base';
import type { Evening } from '../registration/evenings/evening';
import { refusalSentence } from '../registration/registration-request';
import type { RegistrationTexts } from '../registration/registration-texts';
import { outcomeOf, sentTicket, type SentForm } from './sent-form';
import { codeLabel, Ticket, type TicketProps } from './ticket';
import { TicketEntry } from './ticket-entry';
import { ticketSentence, type SentChild, type TicketTexts } from './ticket-view';

export interface RegistrationOutcomeProps extends Pick<TicketProps, 'calendarTexts' | 'newTab'> {
  /** At least one. */
  sent: readonly SentForm[];
  /** The team or the kind of event, on every ticket. */
  subject: string;
  /** The offered evenings as last read: one may have been moved since. */
  evenings: readonly Evening[];
  language: Language;
  texts: RegistrationTexts;
  /** Address of the page with this device's receipts. */
  myHref: string;
  /** Whether the site has a mail server. */
  sendsMail: boolean;
}

/** The ticket of each sent form, and whether a mail is sent. Takes the focus on mount. */
export function RegistrationOutcome(props: RegistrationOutcomeProps) {
  const { sent, subject, evenings, language, texts, calendarTexts, newTab, myHref, sendsMail } = props;
  const { outcome } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const places = sent.flatMap(({ tickets }) => tickets.flatMap((ticket) => ticket.places));
  const isWaiting = places.some(({ place }) => place.status === 'waiting');
  const wasThere = places.some(({ place }) => place.wasRegistered);
  const withTickets = sent.filter(({ tickets }) => tickets.length > 0);
  const receipts = sent.filter(({ manageUrl }) => manageUrl !== null);
  const isKept = receipts.every((form) => form.isKept);
  return (
    <section className={isWaiting ? 'outcome outcome-waiting' : 'outcome'}>
      <h3 ref={heading} tabIndex={-1}>
        {outcome[outcomeOf(sent)]}
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
      {withTickets.map((form, index) => {
        const ticket = sentTicket(form, subject, evenings, language, outcome);
        const address = ticket.receipt?.address ?? '';
        return (
          <Ticket
            key={form.manageUrl ?? index}
            ticket={ticket}
            language={language}
            texts={outcome}
            calendarTexts={calendarTexts}
            newTab={newTab}
            code={
              <DrawnCode
                address={address}
                label={codeLabel(ticket, language, outcome)}
                failed={outcome.codeFailed}
              />
            }
            actions={
              <>
                <a className="button button-quiet" href={address}>
                  {outcome.cantCome}
                </a>
                <a className="tap-link" href={address}>
                  {outcome.open}
                </a>
                {ticket.receipt && <p className="ticket-note">{outcome.shareNote}</p>}
              </>
            }
          >
            {ticket.children.map((child, player) => (
              <Child key={player} child={child} language={language} texts={outcome} newTab={newTab} />
            ))}
            {ticket.dates.some(({ state }) => state === 'waiting') && (
              <p className="ticket-note">{outcome.nextInLine}</p>
            )}
          </Ticket>
        );
      })}
      {!sendsMail && places.length > 0 && (
        <p>
          <strong>{outcome.lookAgain}</strong>
        </p>
      )}
      {receipts.length > 0 && (
        <>
          {isKept ? (
            <p>
              {translate(language, outcome, 'kept', { count: receipts.length })}{' '}
              <a className="tap-link" href={myHref}>
                {outcome.mine}
              </a>
            </p>
          ) : (
            <p>{outcome.notKept}</p>
          )}
          <p>{sendsMail ? outcome.mailed : outcome.notMailed}</p>
        </>
      )}
      {wasThere && <p>{sendsMail ? outcome.mailedAgain : outcome.notMailedAgain}</p>}
    </section>
  );
}

interface ChildProps extends Pick<TicketProps, 'language' | 'newTab'> {
  child: SentChild;
  texts: TicketTexts;
}

/** One child of a ticket, with all its dates. */
const Child = ({ child, language, texts, newTab }: ChildProps) => (
  <section className="ticket-child" aria-label={child.name}>
    <h4>{ticketSentence(child, language, texts)}</h4>
    <ol className="held-list">
      {child.dates.map((date) => (
        <TicketEntry
          key={date.id}
          language={language}
          newTab={newTab}
          {...date}
          map={date.mapUrl ? { href: date.mapUrl, label: texts.map, newTab } : undefined}
        />
      ))}
    </ol>
  </section>
);

interface CodeProps {
  address: string;
  label: string;
}

/** A QR code drawn in the browser: its library is loaded for it. */
function DrawnCode({ failed, ...code }: CodeProps & { failed: string }) {
  const [Code, setCode] = useState<ComponentType<CodeProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('../receipts/receipt-code').then(
      ({ ReceiptCode }) => setCode(() => ReceiptCode),
      () => setFailed(true),
    );
  }, []);
  return Code ? <Code {...code} /> : <p className="qr-code">{hasFailed && failed}</p>;
}
