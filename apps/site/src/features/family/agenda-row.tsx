import type { ReactNode } from 'react';
import { FeeLine } from '../../ui/fee-line';
import { StateMark } from '../../ui/ticket/state-mark';
import type { AgendaEntry } from './agenda-view';

interface AgendaRowProps {
  entry: AgendaEntry;
  newTab: string;
  /** Has the map and the whole address; without it, the row has the address. */
  menu?: ReactNode;
  /** Beside the place. */
  children?: ReactNode;
}

/** One date of an agenda: when and where it is, and the children there by state. */
export function AgendaRow({ entry, newTab, menu, children }: AgendaRowProps) {
  const { first, held, dayParts, states, overlaps } = entry;
  const { title, date, times, place, note } = first;
  const fees = held.flatMap(({ fee }) => fee ?? []);
  const fee = fees.find(({ url }) => url) ?? fees[0];
  return (
    <li className="agenda-row">
      <h3>
        <time className="agenda-day" dateTime={date}>
          {dayParts.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </time>
        {times}
      </h3>
      <p>{title}</p>
      <div className="agenda-where">
        <p>{menu ? place.split(' - ')[0] : place}</p>
        {children}
      </div>
      {states.map(({ state, line }) => (
        <StateMark key={state} state={state} name={line} />
      ))}
      {note && <p lang={note.language}>{note.text}</p>}
      {fee && (
        <p>
          <FeeLine fee={fee} newTab={newTab} />
        </p>
      )}
      {overlaps.map((line) => (
        <p key={line} className="agenda-overlap">
          {line}
        </p>
      ))}
      {menu}
    </li>
  );
}
