import type { CreateTryoutSessionDto, TryoutSessionDto } from '@lions/api-client';
import { civilDateOf, formatTimeRange, isSessionRange, parseTimeRange, type Minutes } from '@lions/domain';
import dayjs, { type Dayjs } from 'dayjs';

/** What the session form edits; what is not chosen yet is undefined. */
export interface TryoutSessionValues {
  date?: Dayjs;
  start?: Minutes;
  end?: Minutes;
  location?: string;
  description?: string;
}

/** The form's values once every required field has one. */
export type CompleteTryoutSession = Required<TryoutSessionValues>;

const DAY_FORMAT = 'YYYY-MM-DD';

/** A stored session as the form shows it: of a date the part before 'T'; a time that no slot has is chosen anew. */
export function tryoutSessionValues(session: TryoutSessionDto): TryoutSessionValues {
  const day = civilDateOf(session.date);
  const range = parseTimeRange(session.time);
  return {
    date: day === undefined ? undefined : dayjs(day),
    ...(range && isSessionRange(range) && range),
    location: session.location,
    description: session.description ?? '',
  };
}

/** What the form's values are saved as. */
export function savedTryoutSession({
  date,
  start,
  end,
  location,
  description,
}: CompleteTryoutSession): CreateTryoutSessionDto {
  return { date: civilDay(date), time: formatTimeRange({ start, end }), location, description };
}

/** The day of the date picker, as text. */
export const civilDay = (date: Dayjs) => date.format(DAY_FORMAT);
