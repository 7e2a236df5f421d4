import { civilAt, DEFAULT_CLUB_ZONE, formatTimes, type CivilDate } from '@lions/domain';
import { formatDay, formatMoment } from '@lions/web-base';
import { useCallback } from 'react';
import { useLanguage } from '../session/language';

/** Zone of all displayed instants: the club's, from the document, wherever the reader is. */
export const CLUB_ZONE = document.documentElement.dataset.timeZone ?? DEFAULT_CLUB_ZONE;

/** Today in the club's zone. */
export const clubToday = (): CivilDate => civilAt(new Date(), CLUB_ZONE).date;

/** Formats an ISO instant in the club's zone and the reader's language. */
export function useMomentFormat(): (instant: string) => string {
  const [language] = useLanguage();
  return useCallback((instant) => formatMoment(instant, language, CLUB_ZONE), [language]);
}

/** Day and time of a session, as the title of its row and of its registrations. */
export function useSessionName() {
  const [language] = useLanguage();
  return ({ date, time }: { date: string; time: string }) =>
    `${formatDay(date, language)}, ${formatTimes(time, language)}`;
}
