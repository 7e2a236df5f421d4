import type { PracticeDto, TryoutSessionDto } from '@lions/api-client';
import { leftByPool, PRACTICE_POOLS, sessionLeft, type Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { Dictionary } from '../i18n/dictionary';

type SessionCounts = Pick<TryoutSessionDto, 'capacity' | 'registeredCount' | 'waitlistCount'>;
type PlaceTexts = Pick<Dictionary, 'practice' | 'tryouts'>;

/** '12 spots left.', or that only the waiting list is left. */
export function sessionPlaces(session: SessionCounts, language: Language, { tryouts }: PlaceTexts): string {
  const count = sessionLeft(session);
  return count > 0 ? translate(language, tryouts.form, 'spotsLeft', { count }) : tryouts.form.full;
}

type PracticeCounts = Pick<
  PracticeDto,
  'capacity' | 'skatersCount' | 'goaliesCount' | 'skatersWaitlistCount' | 'goaliesWaitlistCount'
>;

/** Free places of a practice, those of both pools. */
export function practiceLeft(practice: PracticeCounts): number {
  const { skaters, goalies } = leftByPool(practice);
  return skaters + goalies;
}

/** '12 skater spots left. 1 goalie spot left.', or that only the waiting list is left. */
export function practicePlaces(practice: PracticeCounts, language: Language, texts: PlaceTexts): string {
  const { booking } = texts.practice;
  if (practiceLeft(practice) === 0) return booking.noneLeft;
  const left = leftByPool(practice);
  const sentences = PRACTICE_POOLS.map((pool) =>
    left[pool] === 0
      ? booking[`${pool}Full`]
      : translate(language, booking, `${pool}Left`, { count: left[pool] }),
  );
  return sentences.join(' ');
}
