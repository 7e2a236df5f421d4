import { formatTimes } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../ui/session/language';
import { formatMediumDay } from '../short-day';
import type { TurnoutActivity } from './turnout-rows';

type Named = Pick<TurnoutActivity, 'team' | 'date' | 'time'>;

/** 'M15 AAA' or 'Practice', and 'M15 AAA · Nov 28, 2026, 6:00 PM - 7:30 PM'. */
export function useActivityNames() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const shortName = ({ team }: Pick<TurnoutActivity, 'team'>) => team?.name ?? t('search.practice');
  const fullName = (activity: Named) =>
    `${shortName(activity)} · ${formatMediumDay(activity.date, language)}, ${formatTimes(activity.time, language)}`;
  return { shortName, fullName };
}
