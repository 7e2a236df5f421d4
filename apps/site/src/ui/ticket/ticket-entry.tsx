import { civilDateOf, type FeeWords, type Language, type TextFor } from '@lions/domain';
import { formatShortMonth, formatShortWeekday } from '@lions/web-base';
import type { ReactNode } from 'react';
import { FeeLine } from '../fee-line';
import { StateMark, type RegistrationState } from './state-mark';

interface TicketEntryProps {
  language: Language;
  state: RegistrationState;
  /** The state in words. */
  stateName: string;
  heading?: ReactNode;
  /** Civil date. */
  date: string;
  day: string;
  times: string;
  place: string;
  /** Beside the place, such as the player's position. */
  placeNote?: string | undefined;
  /** Only where the place is a known venue. */
  map?: { href: string; label: string; newTab: string } | undefined;
  /** The coach's note for families. */
  note?: TextFor | undefined;
  sentence?: string | undefined;
  fee?: FeeWords | undefined;
  newTab?: string;
}

/** Month, day and weekday as on a tear-off calendar; undefined for a stored text that is no date. */
export function dateBlock(date: string, language: Language) {
  const day = civilDateOf(date);
  return (
    day && {
      month: formatShortMonth(day, language),
      day: Number(day.slice(-2)),
      weekday: formatShortWeekday(day, language),
    }
  );
}

/** One evening of a ticket: the state of a registration, when and where it is, and what its page adds. */
export function TicketEntry({ language, state, date, place, map, ...entry }: TicketEntryProps) {
  const block = dateBlock(date, language);
  return (
    <li className="held" data-state={state}>
      {block && (
        <p className="date-block" aria-hidden="true">
          <span>{block.month}</span>
          <strong>{block.day}</strong>
          <span>{block.weekday}</span>
        </p>
      )}
      <div className="held-body">
        <StateMark state={state} name={entry.stateName} />
        {entry.heading}
        <p className="held-when">
          <time className={block ? 'visually-hidden' : 'day'} dateTime={date}>
            {entry.day}
          </time>{' '}
          <span>{entry.times}</span>
        </p>
        <p className="held-where">
          <span>{place}</span>{' '}
          {map && (
            <a href={map.href} target="_blank" rel="noopener noreferrer">
              {map.label}
              <span className="visually-hidden">
                {' '}
                – {place} {map.newTab}
              </span>
            </a>
          )}
        </p>
        {entry.placeNote && <p className="held-where">{entry.placeNote}</p>}
        {entry.note && (
          <p className="held-sentence" lang={entry.note.language}>
            {entry.note.text}
          </p>
        )}
        {entry.fee && (
          <p className="held-where">
            <FeeLine fee={entry.fee} newTab={entry.newTab} />
          </p>
        )}
        {entry.sentence && <p className="held-sentence">{entry.sentence}</p>}
      </div>
    </li>
  );
}
