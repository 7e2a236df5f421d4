import { formatTimes } from '@lions/domain';
import { formatDay } from '../i18n/formats';
import { useLanguage } from './admin-language';

/** Day and time of a session, as its row and its registrations are headed. */
export function useSessionName() {
  const [language] = useLanguage();
  return ({ date, time }: { date: string; time: string }) =>
    `${formatDay(date, language)}, ${formatTimes(time, language)}`;
}
