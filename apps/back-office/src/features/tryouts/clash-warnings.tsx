import { useListClubScheduleQuery, type ScheduledSessionDto } from '@lions/api-client';
import {
  findClashes,
  formatTimeRange,
  formatTimes,
  locationLabel,
  type CivilDate,
  type Clash,
} from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import type { TryoutSessionValues } from './tryout-session-values';

/** Conflicts with the form's place and time, on one of the chosen days. */
export function useClashes(
  teamId: number,
  editedId: number | undefined,
  values: TryoutSessionValues,
  days: CivilDate[],
): (day: CivilDate) => Clash<ScheduledSessionDto>[] {
  const { start, end, location = '' } = values;
  const [from = '', to = from] = [days[0], days.at(-1)];
  const isComplete = from !== '' && start !== undefined && end !== undefined && end > start;
  const { currentData } = useListClubScheduleQuery(
    { from, to },
    { skip: !isComplete, refetchOnMountOrArgChange: true },
  );
  return (date) => {
    if (!isComplete || !currentData) return [];
    const time = formatTimeRange({ start, end });
    return findClashes({ id: editedId, teamId, date, time, location }, currentData);
  };
}

/** One conflict as a sentence with team, time and place. */
export function useClashSentence(): (clash: Clash<ScheduledSessionDto>) => string {
  const { t } = useTranslation();
  const [language] = useLanguage();
  return ({ kind, session }) =>
    t(kind === 'team' ? 'tryouts.clashTeam' : 'tryouts.clashVenue', {
      team: session.teamName,
      day: formatDay(session.date, language),
      times: formatTimes(session.time, language),
      location: locationLabel(session.location, language),
    });
}

/** Warnings about conflicts; they do not block saving. */
export function ClashWarnings({ clashes }: { clashes: Clash<ScheduledSessionDto>[] }) {
  const { t } = useTranslation();
  const sentence = useClashSentence();
  return (
    <div role="status">
      {clashes.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="admin-alert"
          title={t('tryouts.clashTitle')}
          description={
            <ul>
              {clashes.map((clash) => (
                <li key={clash.session.id}>{sentence(clash)}</li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}
