import { addMonths, type CivilDate } from '@lions/domain';
import { AppError } from '../app-error.js';

/** Days of a query, both inclusive. */
export interface DayRange {
  from: CivilDate;
  to: CivilDate;
}

/** @throws AppError VALIDATION_FAILED for a range that ends before it begins, or is longer than that many months */
export function requireRange({ from, to }: DayRange, months: number): void {
  if (to < from || to > addMonths(from, months))
    throw new AppError('VALIDATION_FAILED', {
      details: [
        { field: 'to', message: `The last day must follow the first, at most ${months} months later` },
      ],
    });
}
