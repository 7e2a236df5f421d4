import { PRACTICE_POOLS, type Language, type PracticePool } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import { availabilityOf, isFull, type PracticeView } from './practice-view';

/** Texts of the open page, without those of the closed page and of the schedule. */
export type PracticeTexts = Pick<Dictionary['practice'], 'availability' | 'booking' | 'form'> & {
  registration: Pick<Dictionary['practice']['registration'], 'available' | 'previousMonth' | 'nextMonth'>;
  fourWeeks: string;
};

/** The texts that are serialized for the browser. */
export function practiceTexts({ practice, clubCalendar }: Dictionary): PracticeTexts {
  const { availability, booking, form, registration } = practice;
  const { available, previousMonth, nextMonth } = registration;
  return {
    availability,
    booking,
    form,
    registration: { available, previousMonth, nextMonth },
    fourWeeks: clubCalendar.fourWeeks,
  };
}

type BookingTexts = Dictionary['practice']['booking'];
type AvailabilityTexts = Dictionary['practice']['availability'];

/** State of the practice: 'Available', 'Cancelled'. */
export function stateWord(practice: PracticeView, words: AvailabilityTexts, texts: BookingTexts): string {
  const availability = availabilityOf(practice);
  if (availability) return words[availability];
  return practice.state === 'cancelled' ? texts.cancelled : texts.past;
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

const playersWaiting = (
  { waiting }: PracticeView,
  pools: readonly PracticePool[],
  language: Language,
  texts: BookingTexts,
) => pools.map((pool) => translate(language, texts, `${pool}Waiting`, { count: waiting[pool] }));

/** Both waiting lists, unless both are empty. */
const bothWaiting = (practice: PracticeView, language: Language, texts: BookingTexts) =>
  PRACTICE_POOLS.some((pool) => practice.waiting[pool] > 0)
    ? playersWaiting(practice, PRACTICE_POOLS, language, texts)
    : [];

/** Free places of each pool, or that only the waiting list is left. */
export function placesSentence(practice: PracticeView, language: Language, texts: BookingTexts): string {
  const { left, waiting } = practice;
  if (isFull(practice)) return [texts.noneLeft, ...bothWaiting(practice, language, texts)].join(' ');
  const sentences = PRACTICE_POOLS.flatMap((pool) => {
    const count = left[pool];
    if (count > 0) return [translate(language, texts, `${pool}Left`, { count })];
    const queue = waiting[pool] > 0 ? playersWaiting(practice, [pool], language, texts) : [];
    return [texts[`${pool}Full`], ...queue];
  });
  return sentences.join(' ');
}

/** Text of `placesSentence`, after '12 / 20 registered'. */
export function countAndPlaces(practice: PracticeView, language: Language, texts: BookingTexts): string {
  const { registered, capacity } = practice;
  const count = translate(language, texts, 'registeredOf', { count: registered, capacity });
  return `${count} · ${placesSentence(practice, language, texts)}`;
}
