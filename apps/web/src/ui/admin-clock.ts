import { civilAt, DEFAULT_CLUB_ZONE, type CivilDate } from '@lions/domain';
import { formatMoment } from '../i18n/formats';
import { useLanguage } from './admin-language';

/** The zone in which the back-office shows instants: the club's, as the document says, wherever the reader is (D-31). */
export const CLUB_ZONE = document.documentElement.dataset.timeZone ?? DEFAULT_CLUB_ZONE;

/** Today's day at the club. */
export const clubToday = (): CivilDate => civilAt(new Date(), CLUB_ZONE).date;

/** Writes an ISO instant in the club's zone and the reader's language. */
export function useMomentFormat(): (instant: string) => string {
  const [language] = useLanguage();
  return (instant) => formatMoment(instant, language, CLUB_ZONE);
}
