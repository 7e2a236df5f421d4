import { formatTimes } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../ui/session/language';
import { formatMediumDay } from '../short-day';
import type { TurnoutEvent } from './turnout-rows';

type Named = Pick<TurnoutEvent, 'team' | 'date' | 'time'>;

/** 'M15 AAA' or 'Practice', and 'M15 AAA · Nov 28, 2026, 6:00 PM - 7:30 PM'. */
export function useEventNames() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const shortName = ({ team }: Pick<TurnoutEvent, 'team'>) => team?.name ?? t('search.practice');
  const fullName = (event: Named) =>
    `${shortName(event)} · ${formatMediumDay(event.date, language)}, ${formatTimes(event.time, language)}`;
  return { shortName, fullName };
}
