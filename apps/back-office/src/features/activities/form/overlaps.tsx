import { useListClubScheduleQuery, useListPracticesQuery, type ScheduledSessionDto } from '@lions/api-client';
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
import { useLanguage } from '../../../ui/session/language';
import { useSessionName } from '../../../ui/time/clock';
import { practicesThen, type ActivityValues } from './activity-values';

type OverlapsOn = (day: CivilDate) => string[];

/** Practices that overlap the form's times on a day, one sentence each. */
export function usePracticeOverlaps(values: ActivityValues, skip: boolean): OverlapsOn {
  const { t } = useTranslation();
  const nameOf = useSessionName();
  const { data: practices = [] } = useListPracticesQuery(undefined, { skip });
  return (day) =>
    practicesThen(practices, values, day).map((practice) =>
      t('practices.overlaps', { when: nameOf(practice) }),
    );
}

interface SessionPlan {
  teamId: number;
  editedId: number | undefined;
  values: ActivityValues;
  days: CivilDate[];
}

/** Sessions that take the team's time or the place of the form, on one of its days; one sentence each. */
export function useSessionOverlaps(
  { teamId, editedId, values, days }: SessionPlan,
  skip: boolean,
): OverlapsOn {
  const { start, end, location = '' } = values;
  const [from = '', to = from] = [days[0], days.at(-1)];
  const isComplete = from !== '' && start !== undefined && end !== undefined && end > start;
  const sentence = useClashSentence();
  const { currentData } = useListClubScheduleQuery(
    { from, to },
    { skip: skip || !isComplete, refetchOnMountOrArgChange: true },
  );
  return (date) => {
    if (!isComplete || !currentData) return [];
    const time = formatTimeRange({ start, end });
    return findClashes({ id: editedId, teamId, date, time, location }, currentData).map(sentence);
  };
}

/** A clash as a sentence with team, time and place. */
function useClashSentence(): (clash: Clash<ScheduledSessionDto>) => string {
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

/** Warnings about overlaps; they do not block saving. */
export function OverlapWarning({ title, overlaps }: { title: string; overlaps: string[] }) {
  return (
    <div role="status">
      {overlaps.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="admin-alert"
          title={title}
          description={
            <ul>
              {overlaps.map((overlap, index) => (
                <li key={`${index} ${overlap}`}>{overlap}</li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}
