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

/** '12 / 20 registered', and whose the free places are where one pool has none: '19 / 20 registered: the free spot is a goalie’s'. */
export function registeredPhrase(
  { registered, capacity, left }: PracticeView,
  language: Language,
  texts: BookingTexts,
): string {
  const phrase = translate(language, texts, 'registeredOf', { count: registered, capacity });
  const free = PRACTICE_POOLS.filter((pool) => left[pool] > 0);
  const [pool] = free;
  if (pool === undefined || free.length > 1) return phrase;
  const whose = translate(language, texts, `${pool}Free`, { count: left[pool] });
  return translate(language, texts, 'whoseSpot', { phrase, whose });
}

/** Free places of each pool, or that only the waiting list is left. */
export function placesSentence(practice: PracticeView, language: Language, texts: BookingTexts): string {
  const { left, waiting } = practice;
  if (isFull(practice))
    return waiting === 0
      ? texts.noneLeft
      : `${texts.noneLeft} ${translate(language, texts, 'waiting', { count: waiting })}`;
  const sentences = PRACTICE_POOLS.map((pool) => {
    const count = left[pool];
    return count === 0 ? texts[`${pool}Full`] : translate(language, texts, `${pool}Left`, { count });
  });
  return sentences.join(' ');
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

/** As `waitingSentence`, for the ticked practices together. */
export function waitingNote(
  practices: readonly PracticeView[],
  pool: PracticePool | undefined,
  language: Language,
  { booking }: Pick<PracticeTexts, 'booking'>,
  texts: Dictionary['registration']['form'],
): string | undefined {
  const notes = practices.map((practice) => waitingSentence(practice, pool, language, booking));
  const full = notes.filter((note) => note !== undefined);
  return full.length === 0 || notes.length === 1 ? full[0] : texts.waitSome;
}
