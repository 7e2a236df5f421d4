import type { CivilDate } from '@lions/domain';
import type { Dayjs } from 'dayjs';

/** A date picker's value as 'YYYY-MM-DD'. */
export const civilDay = (date: Dayjs): CivilDate => date.format('YYYY-MM-DD');
