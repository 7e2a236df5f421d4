import type { TextFor } from '@lions/domain';
import type { ReactNode } from 'react';
import { StateMark, type RegistrationState } from './state-mark';

interface TicketEntryProps {
  state: RegistrationState;
  /** The state in words. */
  stateName: string;
  heading?: ReactNode;
  /** Civil date, for the `datetime` attribute. */
  date: string;
  day: string;
  times: string;
  place: string;
  /** Beside the place, such as the player's position. */
  placeNote?: string;
  /** Only where the place is a known venue. */
  map?: { href: string; label: string; newTab: string };
  /** Id of the day and time, for descriptions. */
  whenId?: string;
  /** The coach's note for families. */
  note?: TextFor;
  sentence?: string;
  calendar?: ReactNode;
  children?: ReactNode;
}

/** One evening of a ticket: the state of a registration, when and where it is, and what its page adds. */
export function TicketEntry({ state, date, place, map, ...entry }: TicketEntryProps) {
  return (
    <li className="held" data-state={state}>
      <StateMark state={state} name={entry.stateName} />
      {entry.heading}
      <p className="held-when" id={entry.whenId}>
        <time className="day" dateTime={date}>
          {entry.day}
        </time>{' '}
        <span>{entry.times}</span>
      </p>
      <p className="held-where">
        <span>{place}</span> {entry.placeNote && <span>{entry.placeNote}</span>}
      </p>
      {entry.note && (
        <p className="held-sentence" lang={entry.note.language}>
          {entry.note.text}
        </p>
      )}
      {entry.sentence && <p className="held-sentence">{entry.sentence}</p>}
      <div className="held-links">
        {entry.calendar}
        {map && (
          <a href={map.href} target="_blank" rel="noopener noreferrer">
            {map.label}
            <span className="visually-hidden">
              {' '}
              – {place} {map.newTab}
            </span>
          </a>
        )}
      </div>
      {entry.children}
    </li>
  );
}
