import { PRACTICE_POOLS, type Language, type PracticePool } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import { availabilityOf, isFull, type PracticeView } from './practice-view';

/** Texts of the open page, without those of the closed page and of the schedule. */
export type PracticeTexts = Pick<Dictionary['practice'], 'availability' | 'booking' | 'form'> & {
  registration: Pick<Dictionary['practice']['registration'], 'available' | 'previousMonth' | 'nextMonth'>;
};

/** The texts that are serialized for the browser. */
export function practiceTexts({ practice }: Dictionary): PracticeTexts {
  const { availability, booking, form, registration } = practice;
  const { available, previousMonth, nextMonth } = registration;
  return { availability, booking, form, registration: { available, previousMonth, nextMonth } };
}

type BookingTexts = Dictionary['practice']['booking'];
type AvailabilityTexts = Dictionary['practice']['availability'];

/** State of the practice: 'Available', 'Cancelled'. */
export function stateWord(practice: PracticeView, words: AvailabilityTexts, texts: BookingTexts): string {
  const availability = availabilityOf(practice);
  if (availability) return words[availability];
  return practice.state === 'cancelled' ? texts.cancelled : texts.past;
}

/**
 * Notice that the practice moved since it was `seen`, shown first: the parent may have meant the other day.
 */
export function movedSentence(
  seen: PracticeView,
  { date, times, day }: PracticeView,
  language: Language,
  texts: Dictionary['practice']['form'],
): string | undefined {
  if (date === seen.date && times === seen.times) return undefined;
  return translate(language, texts, 'moved', { day, times });
}

/** '12 / 20 registered'. */
export function registeredPhrase(
  { registered, capacity }: PracticeView,
  language: Language,
  texts: BookingTexts,
) {
  return translate(language, texts, 'registeredOf', { count: registered, capacity });
}

/** Free places of each pool, one sentence each. */
export function placesLeft({ left }: PracticeView, language: Language, texts: BookingTexts): string[] {
  return PRACTICE_POOLS.map((pool) => {
    const count = left[pool];
    return count === 0 ? texts[`${pool}Full`] : translate(language, texts, `${pool}Left`, { count });
  });
}

/** Notice, before sending, that only the waiting list is left, in all pools or in the chosen one. */
export function waitingSentence(
  practice: PracticeView,
  pool: PracticePool | undefined,
  language: Language,
  texts: BookingTexts,
): string | undefined {
  if (!isFull(practice)) return pool && practice.left[pool] === 0 ? texts[`${pool}Wait`] : undefined;
  const { waiting } = practice;
  return waiting === 0
    ? texts.full
    : `${texts.full} ${translate(language, texts, 'waiting', { count: waiting })}`;
}
