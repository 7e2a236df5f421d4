import type { TurnoutDto } from '@lions/api-client';
import { addDays, activitySpan, type CivilDate } from '@lions/domain';

export type TurnoutActivity = TurnoutDto['events'][number];
type TurnoutWeek = TurnoutDto['weeks'][number];

/** A week with the registrations that were made and not cancelled up to its end. */
export interface WeekPoint {
  week: CivilDate;
  registrations: number;
  cancellations: number;
  soFar: number;
}

const DAY_HOURS = 24;
/** Two days: below that, hours say more. */
const MAX_HOURS = 48;

/** Weeks in order with their running total, those in which nothing happened included. */
export function weekPoints(weeks: readonly TurnoutWeek[]): WeekPoint[] {
  const found = new Map(weeks.map((week) => [week.week, week]));
  const [first, last] = [weeks[0]?.week, weeks.at(-1)?.week];
  const points: WeekPoint[] = [];
  if (first === undefined || last === undefined) return points;
  let soFar = 0;
  for (let week: CivilDate = first; week <= last; week = addDays(week, 7)) {
    const { registrations, cancellations } = found.get(week) ?? { registrations: 0, cancellations: 0 };
    soFar += registrations - cancellations;
    points.push({ week, registrations, cancellations, soFar });
  }
  return points;
}

export interface AttendedActivity extends TurnoutActivity {
  attended: number;
}

/** Past activities at which a player was ticked, the latest first. */
export function attendedActivities(
  events: readonly TurnoutActivity[],
  now: Date,
  zone: string,
): AttendedActivity[] {
  const isAttended = (activity: TurnoutActivity): activity is AttendedActivity => {
    const span = activitySpan(activity, zone);
    return activity.attended !== null && !activity.isCancelled && span !== undefined && span.endsAt <= now;
  };
  return events.filter(isAttended).reverse();
}

/** Share of all players with a place, in whole per cent; undefined when there was none. */
export const shareOf = (attended: number, registered: number): number | undefined =>
  registered === 0 ? undefined : Math.round((attended / registered) * 100);

export interface FilledActivity extends TurnoutActivity {
  hoursToFill: number;
}

/** Activities that were full at some time, the fastest first. */
export const filledActivities = (events: readonly TurnoutActivity[]): FilledActivity[] =>
  events
    .filter((activity): activity is FilledActivity => activity.hoursToFill !== null)
    .sort((a, b) => a.hoursToFill - b.hoursToFill);

/** A duration for people: 'none' is less than an hour. */
export function fillTime(hours: number): { unit: 'none' | 'hours' | 'days'; count: number } {
  const whole = Math.round(hours);
  if (whole === 0) return { unit: 'none', count: 0 };
  return whole < MAX_HOURS
    ? { unit: 'hours', count: whole }
    : { unit: 'days', count: Math.round(hours / DAY_HOURS) };
}
