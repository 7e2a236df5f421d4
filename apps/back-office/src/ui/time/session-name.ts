import { formatTimes } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { useLanguage } from '../session/language';

/** Day and time of a session, as the title of its row and of its registrations. */
export function useSessionName() {
  const [language] = useLanguage();
  return ({ date, time }: { date: string; time: string }) =>
    `${formatDay(date, language)}, ${formatTimes(time, language)}`;
}
