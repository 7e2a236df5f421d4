import type { SeenTargetDto } from '@lions/api-client';
import type { FeeWords, Language, PracticePool, TextFor } from '@lions/domain';
import { formatShortDay, translate } from '@lions/web-base';
import type { CalendarAddresses } from '../../calendar/calendar-addresses';
import type { RegistrationTexts } from '../registration-texts';

type Target = Pick<SeenTargetDto, 'kind' | 'id'>;

/** When something is, in ISO instants; absent where its date is unreadable. */
export interface Span {
  startsAt?: string;
  endsAt?: string;
}

/** A practice or tryout session of a form or a ticket. */
export interface Evening extends Target, Span {
  /** Civil date. */
  date: string;
  day: string;
  times: string;
  place: string;
  /** Only where the place is a known venue. */
  mapUrl?: string;
  /** Request of the coach to families, such as to come early. */
  note?: TextFor;
  /** Absent where it is free. */
  fee?: FeeWords;
  calendar?: CalendarAddresses;
  /** Was open when the form was opened, and takes no registration any more. */
  isClosed?: boolean;
}

/** Players who compete for the same places: all of a tryout session, the skaters and the goalies of a practice. */
export type LinePool = PracticePool | 'all';

/** An evening as a form offers it. */
export interface OfferedEvening extends Evening {
  /** Free places or the waiting list, in words. */
  places: string;
  /** Free places, and players who wait. */
  pools: Partial<Record<LinePool, { left: number; waiting: number }>>;
}

/** A registration that this device's receipts know. */
export interface KnownEvening extends Span, Target {
  playerName: string;
  date: string;
  times: string;
}

/** ISO instants compare as texts. */
export function overlap(one: Span, other: Span): boolean {
  const { startsAt, endsAt } = one;
  if (!startsAt || !endsAt || !other.startsAt || !other.endsAt) return false;
  return startsAt < other.endsAt && other.startsAt < endsAt;
}

const whenOf = ({ date, times }: { date: string; times: string }, language: Language) =>
  `${formatShortDay(date, language)}, ${times}`;

/** The ticked dates for a form's title, which stays in sight: the only one in words, else their number. */
export function datesInTitle(
  ticked: readonly Evening[],
  language: Language,
  texts: RegistrationTexts['form'],
): string {
  const [first, ...others] = ticked;
  if (!first) return '';
  return others.length === 0
    ? whenOf(first, language)
    : translate(language, texts, 'severalDates', { number: ticked.length });
}

/** Sentences about ticked evenings that overlap each other or a registration in this device's receipts. */
export function overlapSentences(
  ticked: readonly Evening[],
  known: readonly KnownEvening[],
  language: Language,
  texts: RegistrationTexts['form'],
): string[] {
  const together = ticked.flatMap((one, index) =>
    ticked
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) =>
        translate(language, texts, 'overlap', {
          one: whenOf(one, language),
          other: whenOf(other, language),
        }),
      ),
  );
  const elsewhere = known.filter((registration) =>
    ticked.some(
      (evening) =>
        overlap(evening, registration) &&
        (evening.kind !== registration.kind || evening.id !== registration.id),
    ),
  );
  return [
    ...together,
    ...elsewhere.map((registration) =>
      translate(language, texts, 'overlapKnown', {
        name: registration.playerName,
        when: whenOf(registration, language),
      }),
    ),
  ];
}

/** Evenings above the fold of a form. */
const NEAR = 3;

/** The first evenings with all that are ticked at first, and the others, which the form collapses. */
export function splitEvenings<E extends { id: number }>(
  evenings: readonly E[],
  tickedAtFirst: readonly number[],
): { near: E[]; others: E[] } {
  // One more is no reason to collapse it.
  if (evenings.length <= NEAR + 1) return { near: [...evenings], others: [] };
  const isTicked = ({ id }: E) => tickedAtFirst.includes(id);
  const more = Math.max(0, NEAR - evenings.filter(isTicked).length);
  const filled = evenings.filter((evening) => !isTicked(evening)).slice(0, more);
  const near = evenings.filter((evening) => isTicked(evening) || filled.includes(evening));
  return { near, others: evenings.filter((evening) => !near.includes(evening)) };
}

/** 'Both', 'All three' or 'All 4 dates'. */
export function allLabel(count: number, language: Language, texts: RegistrationTexts['form']): string {
  if (count === 2) return texts.both;
  return count === 3 ? texts.allThree : translate(language, texts, 'all', { number: count });
}
