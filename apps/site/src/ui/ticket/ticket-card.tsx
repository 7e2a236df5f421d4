import { translate } from '@lions/web-base';
import { AddToCalendar } from '../calendar/add-to-calendar';
import type { RegistrationOutcomeProps } from './registration-outcome';
import { ticketSentence, type Ticket } from './sent-form';
import { TicketEntry } from './ticket-entry';

type TicketCardProps = Pick<
  RegistrationOutcomeProps,
  'subject' | 'evenings' | 'language' | 'texts' | 'calendarTexts' | 'newTab'
> & { ticket: Ticket };

/** One child's ticket: what happened, and each evening. */
export function TicketCard({ ticket, subject, evenings, language, newTab, ...props }: TicketCardProps) {
  const { outcome } = props.texts;
  return (
    <article className="ticket">
      <div className="ticket-head">
        <p>{subject}</p>
        <h4>{ticketSentence(ticket, language, outcome)}</h4>
      </div>
      <ol className="held-list">
        {ticket.places.map(({ evening: sent, place }) => {
          const evening = evenings.find(({ id }) => id === sent.id) ?? sent;
          const { id, date, day, times, place: arena, mapUrl, note, calendar } = evening;
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
              calendar={
                calendar && (
                  <AddToCalendar
                    addresses={calendar}
                    name={day}
                    texts={props.calendarTexts}
                    newTab={newTab}
                  />
                )
              }
            />
          );
        })}
      </ol>
    </article>
  );
}
