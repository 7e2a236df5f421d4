import type { SeenTargetDto } from '@lions/api-client';
import type { Language, TextFor } from '@lions/domain';
import { formatShortDay, translate } from '@lions/web-base';
import type { CalendarAddresses } from '../../calendar/calendar-addresses';
import type { RegistrationTexts } from '../registration-texts';

type Target = Pick<SeenTargetDto, 'kind' | 'id'>;

/** When something is, in ISO instants; absent where its date is unreadable. */
interface Span {
  startsAt?: string;
  endsAt?: string;
}

/** A practice or tryout session that a form offers. */
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
  calendar?: CalendarAddresses;
  /** Was open when the form was opened, and takes no registration any more. */
  isClosed?: boolean;
}

/** A registration that this device's receipts know. */
export interface KnownEvening extends Span, Target {
  playerName: string;
  date: string;
  times: string;
}

/** ISO instants compare as texts. */
function overlap(one: Span, other: Span): boolean {
  const { startsAt, endsAt } = one;
  if (!startsAt || !endsAt || !other.startsAt || !other.endsAt) return false;
  return startsAt < other.endsAt && other.startsAt < endsAt;
}

const whenOf = ({ date, times }: { date: string; times: string }, language: Language) =>
  `${formatShortDay(date, language)}, ${times}`;

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
export function splitEvenings(
  evenings: readonly Evening[],
  tickedAtFirst: readonly number[],
): { near: Evening[]; others: Evening[] } {
  // One more is no reason to collapse it.
  if (evenings.length <= NEAR + 1) return { near: [...evenings], others: [] };
  const isTicked = ({ id }: Evening) => tickedAtFirst.includes(id);
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
