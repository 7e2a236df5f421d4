import type { FeeWords, Language, TextFor } from '@lions/domain';
import { formatShortDay, translate } from '@lions/web-base';
import type { CalendarAddresses } from '../calendar/calendar-addresses';
import type { RegistrationTexts } from '../registration/registration-texts';
import type { RegistrationState } from './state-mark';

export type TicketTexts = RegistrationTexts['outcome'];

/** A registration for one date. */
export interface TicketDate {
  /** Key of the practice or session: siblings share its calendar event. */
  activity: string;
  state: RegistrationState;
  /** Civil date. */
  date: string;
  day: string;
  /** Absent where the instants are unknown. */
  calendar?: CalendarAddresses | undefined;
}

/** A child's place on one date of the form that was just sent. */
export interface SentDate extends TicketDate {
  /** Id of the registration. */
  id: number;
  /** The state in words. */
  stateName: string;
  /** Number in line of a waiting child, 1 for the next. */
  inLine: number | null;
  /** Was registered before the form that the ticket is for. */
  wasRegistered?: boolean;
  times: string;
  place: string;
  /** Below the place. */
  placeNote?: string | undefined;
  /** Only where the place is a known venue. */
  mapUrl?: string | undefined;
  /** The coach's note for families, such as to come early. */
  note?: TextFor | undefined;
  fee?: FeeWords | undefined;
}

export interface SentChild {
  name: string;
  dates: SentDate[];
}

/** The registrations of one form. `address`: absolute. */
export interface TicketView {
  /** The team or the kind of event. */
  subject: string;
  /** The children, as in 'Zoé, Max'. */
  names: string;
  dates: TicketDate[];
  /** The receipt; absent: it came with an earlier registration. */
  receipt?: { address: string; calendarFile: string } | undefined;
}

export const isComing = ({ state }: Pick<TicketDate, 'state'>) =>
  state === 'confirmed' || state === 'waiting';

/** 'Spot confirmed', or the number in line. */
export const placeName = (inLine: number | null, language: Language, texts: TicketTexts): string =>
  inLine === null ? texts.spot : translate(language, texts, 'waitsAs', { number: inLine });

/** Sentence about all dates of a child; the list of dates is not empty. */
export function ticketSentence({ name, dates }: SentChild, language: Language, texts: TicketTexts): string {
  const waiting = dates.filter(({ state }) => state === 'waiting');
  const isKnown = dates.every(({ wasRegistered }) => wasRegistered);
  const total = dates.length;
  if (total === 1) {
    const number = waiting[0]?.inLine ?? '';
    const key = isKnown ? (['wasInLine', 'hadSpot'] as const) : (['inLine', 'hasSpot'] as const);
    return translate(language, texts, key[waiting.length === 1 ? 0 : 1], { name, number });
  }
  if (isKnown) return translate(language, texts, 'hadAll', { name, total });
  if (waiting.length === 0) return translate(language, texts, 'hasSpots', { name, total });
  if (waiting.length === total) return translate(language, texts, 'inLines', { name, total });
  const spots = total - waiting.length;
  return translate(language, texts, 'someSpots', { name, spots, total, count: waiting.length });
}

/** 'Tue, Dec 1', or the first and the last coming date. */
export function ticketSpan({ dates }: TicketView, language: Language): string {
  const days = dates
    .filter(isComing)
    .map(({ date }) => date)
    .sort();
  const ends = [...new Set([days[0], days.at(-1)])].flatMap((day) => day ?? []);
  return ends.map((day) => formatShortDay(day, language)).join(' – ');
}

/** The calendar events of a ticket that are sure: one for each activity at which a child has a spot. */
export function sureEvents({ dates }: TicketView): TicketDate[] {
  const sure = dates.filter(({ state }) => state === 'confirmed');
  return sure.filter((date) => sure.find(({ activity }) => activity === date.activity) === date);
}
