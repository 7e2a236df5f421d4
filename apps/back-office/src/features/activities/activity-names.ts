import { useListTeamsQuery } from '@lions/api-client';
import { locationLabel } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { useSessionName } from '../../ui/time/clock';
import { isPractice, registeredIn, type Activity } from './activity';

/** Day and time, and the team and place of a session: two teams may have the same hours. */
export function useActivityName(activity: Activity) {
  const [language] = useLanguage();
  const when = useSessionName()(activity);
  const { data: teams } = useListTeamsQuery({}, { skip: isPractice(activity) });
  if (isPractice(activity)) return { when, where: '', team: undefined };
  const team = teams?.find(({ id }) => id === activity.teamId)?.name;
  return {
    when,
    where: [team, locationLabel(activity.location, language)].filter(Boolean).join(' · '),
    team,
  };
}

/** An activity in a select: day and time, place, and how full it is. */
export function useActivityOption() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const nameOf = useSessionName();
  return (activity: Activity) => {
    const { id, capacity } = activity;
    const taken = t('registrations.taken', { registered: registeredIn(activity), capacity });
    const place = isPractice(activity) ? '' : locationLabel(activity.location, language);
    const [when, places] = [nameOf(activity), [place, taken].filter(Boolean).join(' · ')];
    return { value: id, label: `${when} · ${places}`, when, places };
  };
}
