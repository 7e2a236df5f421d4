import type { ActivityStartDto } from '@lions/api-client';
import { formatTimes, type Language } from '@lions/domain';
import { formatDay, formatShortDay, translate } from '@lions/web-base';
import { useState } from 'react';
import type { RegistrationTexts } from '../registration-texts';
import type { Evening, OfferedEvening } from './evening';

/** A ticked evening, on the date that the form showed when it was ticked. */
export type SeenEvening = Pick<Evening, 'id' | 'startsAt' | 'endsAt' | 'date' | 'times'>;

export const asSeen = ({ id, startsAt, endsAt, date, times }: Evening): SeenEvening => ({
  id,
  startsAt,
  endsAt,
  date,
  times,
});

/** The start that the page had read, and the present one, as the API names it. */
export interface Move {
  id: number;
  read: string | undefined;
  current: ActivityStartDto;
}

/** The evening on the date that the server named last, until the page reads another. `moves`: the newest first. */
export function onNewDate(
  evening: OfferedEvening,
  moves: readonly Move[],
  language: Language,
): OfferedEvening {
  const move = moves.find(({ id }) => id === evening.id);
  const isStale = move?.read === evening.startsAt && move?.current.startsAt !== evening.startsAt;
  if (!move || !isStale) return evening;
  const { date, time, startsAt } = move.current;
  return {
    ...evening,
    date,
    day: formatDay(date, language),
    times: formatTimes(time, language),
    startsAt,
    endsAt: undefined,
    calendar: undefined,
  };
}

/** A sentence for each ticked evening that was moved since it was ticked: its old date, and the new one. */
export function movedSentences(
  ticked: readonly Evening[],
  seen: readonly SeenEvening[],
  language: Language,
  texts: RegistrationTexts['form'],
): string[] {
  return ticked.flatMap((evening) => {
    const before = seen.find(({ id }) => id === evening.id);
    const { startsAt, endsAt, day, times } = evening;
    if (!before || (before.startsAt === startsAt && (before.endsAt === endsAt || !endsAt))) return [];
    const then = `${formatShortDay(before.date, language)}, ${before.times}`;
    return [translate(language, texts, 'moved', { then, day, times })];
  });
}

/**
 * Evenings that a form offers, in a steady order: open at first, then opened since. A closed or removed one stays
 * visible and cannot be ticked.
 */
export function useOffered(evenings: readonly OfferedEvening[]): OfferedEvening[] {
  const [atFirst] = useState(() => evenings.filter(({ isClosed }) => !isClosed));
  const known = atFirst.map(
    (before) => evenings.find(({ id }) => id === before.id) ?? { ...before, isClosed: true },
  );
  const opened = evenings.filter(
    ({ id, isClosed }) => !isClosed && atFirst.every((before) => before.id !== id),
  );
  return [...known, ...opened];
}
