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
import { civilDay } from '../../ui/admin-civil-day';
import type { RepeatValues } from '../../ui/admin-repeat';

/** What the session form edits; what is not chosen yet is undefined. */
export interface TryoutSessionValues extends RepeatValues {
  start?: Minutes;
  end?: Minutes;
  location?: string;
  description?: string;
  capacity?: number;
  isActive?: boolean;
}

/** The form's values once every required field has one. */
export type CompleteTryoutSession = TryoutSessionValues &
  Required<Pick<TryoutSessionValues, 'date' | 'start' | 'end' | 'location' | 'capacity' | 'isActive'>>;

/** What an empty form holds. */
export const NEW_TRYOUT_SESSION: TryoutSessionValues = {
  capacity: LIMITS.sessionCapacity.default,
  isActive: true,
};

/** A stored session as the form shows it: of a date the part before 'T'; a time that no slot has is chosen anew. */
export function tryoutSessionValues(session: TryoutSessionDto): TryoutSessionValues {
  const day = civilDateOf(session.date);
  const range = parseTimeRange(session.time);
  return {
    date: day === undefined ? undefined : dayjs(day),
    ...(range && isSessionRange(range) && range),
    location: session.location,
    description: session.description ?? '',
    capacity: session.capacity,
    isActive: session.isActive,
  };
}

/** A new session after the pattern of another one, a week later. */
export function copiedTryoutSession(session: TryoutSessionDto): TryoutSessionValues {
  const day = civilDateOf(session.date);
  return { ...tryoutSessionValues(session), date: day === undefined ? undefined : dayjs(addDays(day, 7)) };
}

/** What the form's values are saved as. */
export function savedTryoutSession(values: CompleteTryoutSession): CreateTryoutSessionDto {
  const { date, start, end, location, description = '', capacity, isActive } = values;
  return {
    date: civilDay(date),
    time: formatTimeRange({ start, end }),
    ...{ location, description, capacity, isActive },
  };
}
