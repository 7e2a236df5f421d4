import { addDays, type CivilDate } from '../time/club-time.js';
import type { ClubValue } from './club-settings.js';

/** An event of the club's calendar. */
export type ClubEvent = NonNullable<ClubValue<'events'>['events']>[number];

export const lastDayOf = ({ firstDay, lastDay }: ClubEvent): CivilDate => lastDay ?? firstDay;

/** The days of an event from one day to another, both included. */
export function eventDays(event: ClubEvent, from: CivilDate, to: CivilDate): CivilDate[] {
  const last = lastDayOf(event) < to ? lastDayOf(event) : to;
  const days: CivilDate[] = [];
  for (let day = event.firstDay > from ? event.firstDay : from; day <= last; day = addDays(day, 1))
    days.push(day);
  return days;
}
