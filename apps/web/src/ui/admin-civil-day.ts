import type { CivilDate } from '@lions/domain';
import type { Dayjs } from 'dayjs';

/** The day of a date picker, as text. */
export const civilDay = (date: Dayjs): CivilDate => date.format('YYYY-MM-DD');
