import { formatTimes } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../session/language';

interface NamedActivity {
  date: string;
  time: string;
  /** Null: a practice. */
  teamName: string | null;
}

/** 'Tryout session of M15 AAA, Friday, September 5, 2025, 6:00 PM – 7:30 PM'. */
export function useActivityName(): (activity: NamedActivity) => string {
  const { t } = useTranslation();
  const [language] = useLanguage();
  return ({ date, time, teamName: team }) => {
    const when = { day: formatDay(date, language), times: formatTimes(time, language) };
    return team === null ? t('outbox.practice', when) : t('outbox.session', { ...when, team });
  };
}
