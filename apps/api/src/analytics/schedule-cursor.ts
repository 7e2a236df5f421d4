import type { SchedulePlace } from '../tryouts/session-schedule.js';

/** Start in minutes, id and day. The day comes last, because an imported one may hold any text. */
export const CURSOR_PATTERN = /^(\d{1,4})\.(\d{1,10})\.(.{1,40})$/su;

/** The cursor of a page's last session. */
export const writeCursor = ({ day, start, id }: SchedulePlace) => `${start}.${id}.${day}`;

/** Parses a cursor; undefined when it is invalid. */
export function readCursor(cursor: string): SchedulePlace | undefined {
  const [, start, id, day] = CURSOR_PATTERN.exec(cursor) ?? [];
  return day === undefined ? undefined : { day, start: Number(start), id: Number(id) };
}
