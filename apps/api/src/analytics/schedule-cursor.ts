import type { SchedulePlace } from '../tryouts/session-schedule.js';

/** Start in minutes, id and day; the day is last, for one that was taken over may hold anything. */
export const CURSOR_PATTERN = /^(\d{1,4})\.(\d{1,10})\.(.{1,40})$/su;

/** The place of a page's last session, as a link names it. */
export const writeCursor = ({ day, start, id }: SchedulePlace) => `${start}.${id}.${day}`;

/** The place that a link names; undefined when it is none. */
export function readCursor(cursor: string): SchedulePlace | undefined {
  const [, start, id, day] = CURSOR_PATTERN.exec(cursor) ?? [];
  return day === undefined ? undefined : { day, start: Number(start), id: Number(id) };
}
