import { addDays, addMonths, LIMITS, weekOf, type CivilDate } from '@lions/domain';
import { monthFor, monthOf, monthsLater, readMonth, type Month } from '../../../ui/calendar/months';
import { availabilityOf, type PracticeView } from '../practice-view';

/** The months of the calendar: from the previous one to the last one in which a practice can be scheduled. */
export function monthsShown(today: CivilDate): { first: Month; last: Month } {
  const now = monthOf(today);
  return { first: monthsLater(now, -1), last: monthsLater(now, LIMITS.practiceFutureMonths) };
}

export function isShown(month: Month, today: CivilDate): boolean {
  const { first, last } = monthsShown(today);
  return month >= first && month <= last;
}

/** The first practice from that day on that is open for registration. */
export function nextOpen(practices: readonly PracticeView[], from: CivilDate): PracticeView | undefined {
  return practices.find((practice) => practice.date >= from && availabilityOf(practice) !== undefined);
}

/** Initial month: the address's, else that of the practice it names, else that of the next open practice, if later. */
export function openingMonth(
  search: URLSearchParams,
  practices: readonly PracticeView[],
  today: CivilDate,
): Month | undefined {
  const asked = readMonth(search.get('month') ?? '');
  if (asked !== undefined && isShown(asked, today)) return asked;
  const named = practices.find(({ id }) => String(id) === search.get('practice'));
  return monthFor((named ?? nextOpen(practices, today))?.date ?? today, today);
}

/** Target day of a key in the grid, after the ARIA pattern; undefined for any other key. */
export function dayAfterKey(key: string, day: CivilDate): CivilDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekOf(day);
    case 'End':
      return addDays(weekOf(day), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
