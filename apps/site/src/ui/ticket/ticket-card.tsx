import { translate } from '@lions/web-base';
import { AddToCalendar } from '../calendar/add-to-calendar';
import { heldFile } from '../calendar/calendar-addresses';
import type { Evening } from '../registration/evenings/evening';
import type { RegistrationOutcomeProps } from './registration-outcome';
import { ticketSentence, type Ticket } from './sent-form';
import { TicketEntry } from './ticket-entry';

type TicketCardProps = Pick<
  RegistrationOutcomeProps,
  'subject' | 'evenings' | 'language' | 'texts' | 'calendarTexts' | 'newTab'
> & {
  ticket: Ticket;
  /** Token of the receipt that knows these places; undefined: it came with an earlier registration. */
  receipt: string | undefined;
};

/** One child's ticket: what happened, and each evening. */
export function TicketCard({
  ticket,
  receipt,
  subject,
  evenings,
  language,
  newTab,
  ...props
}: TicketCardProps) {
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
