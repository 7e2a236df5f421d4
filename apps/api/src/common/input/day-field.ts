import { isCivilDate, VALIDATION } from '@lions/domain';
import { ValidateBy } from 'class-validator';

/** An existing day, 'YYYY-MM-DD'. */
export const Day = () =>
  ValidateBy(
    { name: 'day', validator: { validate: (value) => typeof value === 'string' && isCivilDate(value) } },
    { message: VALIDATION.dateInvalid },
  );
