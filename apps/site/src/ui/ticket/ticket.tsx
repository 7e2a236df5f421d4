import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { ReactNode } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { ExternalLink } from '../links';
import { ShareButton } from './share-button';
import { isComing, sureEvents, ticketSpan, type TicketTexts, type TicketView } from './ticket-view';

export interface TicketProps {
  ticket: TicketView;
  language: Language;
  texts: TicketTexts;
  calendarTexts: Dictionary['calendar']['add'];
  /** '(opens in a new tab)'. */
  newTab: string;
  /** QR code of the receipt. */
  code?: ReactNode;
  /** A copy for use without a network: nothing on it needs one. */
  isCopy?: boolean;
  /** Added by the page to the buttons of the whole ticket. */
  actions?: ReactNode;
  /** The dates, where they stand on the ticket itself. */
  children?: ReactNode;
}

/** Content of the code, for screen readers. */
export const codeLabel = ({ names }: TicketView, language: Language, texts: TicketTexts) =>
  translate(language, texts, 'openOf', { name: names });

/** The ticket of one form, with the code, the calendar and the link for all its dates. */
export function Ticket({ children, ...props }: TicketProps) {
  const { ticket, language } = props;
  return (
    <article className="ticket">
      <header className="ticket-head">
        {/* The crest of the page's header. */}
        <svg className="ticket-crest" viewBox="0 0 200 232" aria-hidden="true">
          <use href="#crest" width="200" height="232" />
        </svg>
        <p>
          <strong>{ticket.subject}</strong> <span className="day">{ticketSpan(ticket, language)}</span>
        </p>
      </header>
      {children}
      <TicketStub {...props} />
    </article>
  );
}

/** The lower part of a ticket: the code for the check-in, and what concerns all dates. */
function TicketStub({
  ticket,
  language,
  texts,
  calendarTexts,
  newTab,
  ...props
}: Omit<TicketProps, 'children'>) {
  const { receipt } = ticket;
  const coming = ticket.dates.filter(isComing);
  const count = new Set(coming.map(({ activity }) => activity)).size;
  const sure = sureEvents(ticket);
  const added = sure.filter(({ calendar }) => calendar);
  // For the check-in it is needed first; before there is a spot, only to open the receipt elsewhere.
  const code = receipt && (
    <div className="ticket-code">
      {props.code}
      <p>{sure.length > 0 ? texts.codeText : texts.codeLater}</p>
    </div>
  );
  return (
    <footer className="ticket-stub">
      {sure.length > 0 && code}
      {!props.isCopy && (
        <>
          {receipt && (
            <div className="ticket-actions">
              {count > 0 && (
                <a className={sure.length > 0 ? 'button' : 'button button-quiet'} href={receipt.calendarFile}>
                  {translate(language, texts, 'addAll', { count })}
                </a>
              )}
              <ShareButton title={ticket.subject} url={receipt.address} texts={texts} />
              {props.actions}
            </div>
          )}
          {added.length > 0 && (
            <details className="add-to-calendar">
              <summary>{!receipt ? calendarTexts.title : texts.otherCalendars}</summary>
              {added.map(({ activity, day, calendar }) => (
                <ul key={activity} aria-label={day}>
                  {added.length > 1 && <li className="day">{day}</li>}
                  {!receipt && (
                    <li>
                      <a href={calendar?.own}>{calendarTexts.own}</a>
                    </li>
                  )}
                  {(['google', 'outlook'] as const).map((kind) => (
                    <li key={kind}>
                      <ExternalLink href={calendar?.[kind] ?? ''} newTab={newTab}>
                        {calendarTexts[kind]}
                      </ExternalLink>
                    </li>
                  ))}
                </ul>
              ))}
            </details>
          )}
        </>
      )}
      {sure.length === 0 && code}
    </footer>
  );
}
