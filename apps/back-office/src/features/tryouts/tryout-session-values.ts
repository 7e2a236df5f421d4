import type { CreateTryoutSessionDto, TryoutSessionDto } from '@lions/api-client';
import {
  addDays,
  civilDateOf,
  formatTimeRange,
  isSessionRange,
  LIMITS,
  parseTimeRange,
  type Minutes,
} from '@lions/domain';
import dayjs from 'dayjs';
import { civilDay } from '../../ui/time/civil-day';
import { type RepeatValues } from '../../ui/time/repeat';

/** Values of the session form; undefined until chosen. */
export interface TryoutSessionValues extends RepeatValues {
  start?: Minutes;
  end?: Minutes;
  location?: string;
  description?: string;
  descriptionFr?: string;
  capacity?: number;
  isActive?: boolean;
}

/** Values of a complete form. */
export type CompleteTryoutSession = TryoutSessionValues &
  Required<Pick<TryoutSessionValues, 'date' | 'start' | 'end' | 'location' | 'capacity' | 'isActive'>>;

/** Values of an empty form. */
export const NEW_TRYOUT_SESSION: TryoutSessionValues = {
  capacity: LIMITS.sessionCapacity.default,
  isActive: true,
};

/**
 * Form values of a stored session: the date's part before 'T'; a time outside of the slots must be
 * chosen again.
 */
export function tryoutSessionValues(session: TryoutSessionDto): TryoutSessionValues {
  const day = civilDateOf(session.date);
  const range = parseTimeRange(session.time);
  return {
    date: day === undefined ? undefined : dayjs(day),
    ...(range && isSessionRange(range) && range),
    location: session.location,
    description: session.description ?? '',
    descriptionFr: session.descriptionFr ?? '',
    capacity: session.capacity,
    isActive: session.isActive,
  };
}

/** Form values of a copy, on the same weekday of the next week without a session of the team. */
export function copiedTryoutSession(
  session: TryoutSessionDto,
  sessions: readonly Pick<TryoutSessionDto, 'date'>[],
): TryoutSessionValues {
  const first = civilDateOf(session.date);
  const taken = new Set(sessions.map(({ date }) => civilDateOf(date)));
  let day = first && addDays(first, 7);
  while (day && taken.has(day)) day = addDays(day, 7);
  return { ...tryoutSessionValues(session), date: day === undefined ? undefined : dayjs(day) };
}

/** Request body of the form's values. */
export function savedTryoutSession(values: CompleteTryoutSession): CreateTryoutSessionDto {
  const { date, start, end, location, description = '', descriptionFr = '', capacity, isActive } = values;
  return {
    date: civilDay(date),
    time: formatTimeRange({ start, end }),
    location,
    description,
    descriptionFr,
    capacity,
    isActive,
  };
}
