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

interface FamilyEventTexts {
  /** The title of an event at which the children wait; position 1 is the next in line. */
  waiting: (title: string, position: number) => string;
  /** One child has a spot, and another one waits. */
  alsoWaiting: (position: number) => string;
}

const TEXTS: Record<Language, FamilyEventTexts> = {
  en: {
    waiting: (title, position) => `${title} (waiting list, number ${position})`,
    alsoWaiting: (position) => `Also on the waiting list: number ${position}`,
  },
  fr: {
    waiting: (title, position) => `${title} (liste d’attente, rang\u00a0${position})`,
    alsoWaiting: (position) => `Aussi sur la liste d’attente\u00a0: rang\u00a0${position}`,
  },
};

/**
 * An event as it is for a family: tentative while its children wait, cancelled when none of them has a spot or waits. A
 * change of their registrations raises the version too: the event's version and the ledger's number only grow.
 */
export function familyEvent(event: CalendarEvent, held: HeldPlace, language: Language): CalendarEvent {
  const { status, waitlistPosition: position, lastChange } = held;
  const { waiting, alsoWaiting } = TEXTS[language];
  const isLater = lastChange !== undefined && lastChange.at > event.changedAt;
  const also = status === 'confirmed' && position !== null ? alsoWaiting(position) : '';
  return {
    ...event,
    title: status === 'waiting' ? waiting(event.title, position ?? 1) : event.title,
    description: [event.description, also].filter((text) => text !== '').join('\n'),
    isTentative: status === 'waiting',
    isCancelled: event.isCancelled || status === 'cancelled',
    version: event.version + (lastChange?.seq ?? 0),
    changedAt: isLater ? lastChange.at : event.changedAt,
  };
}
