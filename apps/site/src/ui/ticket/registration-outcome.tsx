import type { Language } from '@lions/domain';
import { useEffect, useRef } from 'react';
import { translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import { receiptTokenOf } from '../receipts/own-receipts';
import { ReceiptLinks } from '../receipts/receipt-links';
import type { Evening } from '../registration/evenings/evening';
import { refusalSentence } from '../registration/registration-request';
import type { RegistrationTexts } from '../registration/registration-texts';
import { outcomeOf, type SentForm, ticketSentence, type Ticket } from './sent-form';
import { AddToCalendar } from '../calendar/add-to-calendar';
import { heldFile } from '../calendar/calendar-addresses';
import { TicketEntry } from './ticket-entry';

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

type TicketCardProps = Pick<
  RegistrationOutcomeProps,
  'subject' | 'evenings' | 'language' | 'texts' | 'calendarTexts' | 'newTab'
> & {
  ticket: Ticket;
  /** Token of the receipt that knows these places; undefined: it came with an earlier registration. */
  receipt: string | undefined;
};

/** One child's ticket: what happened, and each evening. */
function TicketCard({ ticket, receipt, subject, evenings, language, newTab, ...props }: TicketCardProps) {
  const { outcome } = props.texts;
  /** While a player waits, only the receipt's file says so: other calendars would show a sure event. */
  const calendarLink = (evening: Evening, isWaiting: boolean) => {
    const { calendar, day } = evening;
    const file = receipt === undefined ? undefined : heldFile({ receipt }, evening, language);
    if (!calendar || (isWaiting && file === undefined)) return undefined;
    if (isWaiting)
      return (
        <a href={file}>
          {props.calendarTexts.title}
          <span className="visually-hidden"> – {day}</span>
        </a>
      );
    const addresses = { ...calendar, own: file ?? calendar.own };
    return <AddToCalendar addresses={addresses} name={day} texts={props.calendarTexts} newTab={newTab} />;
  };
  return (
    <article className="ticket">
      <div className="ticket-head">
        <p>{subject}</p>
        <h4>{ticketSentence(ticket, language, outcome)}</h4>
      </div>
      <ol className="held-list">
        {ticket.places.map(({ evening: sent, place }) => {
          const evening = evenings.find(({ id }) => id === sent.id) ?? sent;
          const { id, date, day, times, place: arena, mapUrl, note } = evening;
          const isWaiting = place.status === 'waiting';
          return (
            <TicketEntry
              key={id}
              state={place.status}
              stateName={
                isWaiting
                  ? translate(language, outcome, 'waitsAs', { number: place.waitlistPosition ?? '' })
                  : outcome.spot
              }
              date={date}
              day={day}
              times={times}
              place={arena}
              note={note}
              placeNote={place.wasRegistered && ticket.places.length > 1 ? outcome.known : undefined}
              map={mapUrl === undefined ? undefined : { href: mapUrl, label: outcome.map, newTab }}
              calendar={calendarLink(evening, isWaiting)}
            />
          );
        })}
      </ol>
    </article>
  );
}
