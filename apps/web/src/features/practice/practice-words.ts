import { PRACTICE_POOLS, type Language, type PracticePool } from '@lions/domain';
import type { Dictionary } from '../../i18n/dictionary';
import { translate } from '../../i18n/translate';
import { availabilityOf, isFull, type PracticeView } from './practice-view';

type BookingTexts = Dictionary['practice']['booking'];
type AvailabilityTexts = Dictionary['practice']['availability'];

/** 'Available', 'Cancelled': the practice's state in a word. */
export function stateWord(practice: PracticeView, words: AvailabilityTexts, texts: BookingTexts): string {
  const availability = availabilityOf(practice);
  if (availability) return words[availability];
  return practice.state === 'cancelled' ? texts.cancelled : texts.past;
}

/** That a coach moved it since it was `seen`, said before all else: whoever registers may have meant the other day. */
export function movedSentence(
  seen: PracticeView,
  { date, times, day }: PracticeView,
  language: Language,
  texts: Dictionary['practice']['form'],
): string | undefined {
  if (date === seen.date && times === seen.times) return undefined;
  return translate(language, texts, 'moved', { day, times });
}

/** '12 / 20 registered' (spec section 4). */
export function registeredPhrase(
  { registered, capacity }: PracticeView,
  language: Language,
  texts: BookingTexts,
) {
  return translate(language, texts, 'registeredOf', { count: registered, capacity });
}

/** What is left in each pool, a sentence each. */
export function placesLeft({ left }: PracticeView, language: Language, texts: BookingTexts): string[] {
  return PRACTICE_POOLS.map((pool) => {
    const count = left[pool];
    return count === 0 ? texts[`${pool}Full`] : translate(language, texts, `${pool}Left`, { count });
  });
}

/** That only the waiting list is left, said before sending: for whoever registers, or for the chosen pool (decisions 5). */
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
