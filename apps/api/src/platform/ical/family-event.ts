import type { Language, RegistrationStatus } from '@lions/domain';
import type { CalendarEvent } from './calendar-file.js';

/** A family's place at an event. */
export interface HeldPlace {
  status: RegistrationStatus;
  /** Position in line of the first waiting child; null: none waits. */
  waitlistPosition: number | null;
  /** The last change of it, by a number that only grows. */
  lastChange: { seq: number; at: Date } | undefined;
}

/** A position in line, as mails and titles say it; 1 is the next in line. */
export const IN_LINE: Record<Language, (position: number) => string> = {
  en: (position) => `number ${position} on the waiting list`,
  fr: (position) => `${position === 1 ? 'en tête' : `au rang\u00a0${position}`} de la liste d’attente`,
};

/** Before the position of a child that waits while another one has a spot. */
const ALSO: Record<Language, string> = { en: 'Also: ', fr: 'Aussi\u00a0: ' };

/**
 * An event as it is for a family: tentative while its children wait, cancelled when none of them has a spot or waits. A
 * change of their registrations raises the version too: the event's version and the ledger's number only grow.
 */
export function familyEvent(event: CalendarEvent, held: HeldPlace, language: Language): CalendarEvent {
  const { status, waitlistPosition: position, lastChange } = held;
  const inLine = IN_LINE[language];
  const isLater = lastChange !== undefined && lastChange.at > event.changedAt;
  const alsoWaits = status === 'confirmed' && position !== null ? `${ALSO[language]}${inLine(position)}` : '';
  return {
    ...event,
    title: status === 'waiting' ? `${event.title} (${inLine(position ?? 1)})` : event.title,
    description: [event.description, alsoWaits].filter((text) => text !== '').join('\n'),
    isTentative: status === 'waiting',
    isCancelled: event.isCancelled || status === 'cancelled',
    version: event.version + (lastChange?.seq ?? 0),
    changedAt: isLater ? lastChange.at : event.changedAt,
  };
}
