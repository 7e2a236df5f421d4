import { KEPT_FOR } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { rosterAddress } from '../../../ui/screen/link-targets';
import { CLUB_ZONE } from '../../../ui/time/clock';
import { CountBars } from '../report/count-bars';
import { PlotCard, type PlotPoint } from '../report/plot-card';
import {
  attendedActivities,
  filledActivities,
  fillTime,
  shareOf,
  type TurnoutActivity,
} from './turnout-rows';
import { useActivityNames } from './use-activity-names';

/** Who came to past events, of those with a spot; each bar opens the roster. */
export function AttendanceCard({ events }: { events: TurnoutActivity[] }) {
  const { t } = useTranslation();
  const { fullName } = useActivityNames();
  const points = attendedActivities(events, new Date(), CLUB_ZONE).map((activity): PlotPoint => {
    const { kind, id, attended, registered } = activity;
    const share = shareOf(attended, registered);
    const shareText = share === undefined ? '–' : t('analytics.percent', { share });
    return {
      key: `${kind} ${id}`,
      name: fullName(activity),
      count: attended,
      whole: registered,
      text: t('analytics.attendedOf', { attended, registered, share: shareText }),
      figures: [attended, registered, shareText],
      to: rosterAddress(activity),
    };
  });
  return (
    <PlotCard
      title={t('analytics.attendance')}
      nameTitle={t('analytics.event')}
      countTitles={[t('analytics.attended'), t('analytics.withSpot'), t('analytics.share')]}
      points={points}
      emptyText={t('analytics.noAttendance')}
    >
      <p className="admin-hint">
        {t('analytics.attendanceHint', {
          practice: KEPT_FOR.practiceRegistrations.days,
          session: KEPT_FOR.tryoutRegistrations.days,
        })}
      </p>
      <CountBars points={points} />
    </PlotCard>
  );
}

/** How long it took until every spot was taken, the fastest first; each bar opens the roster. */
export function FillTimesCard({ events }: { events: TurnoutActivity[] }) {
  const { t } = useTranslation();
  const { fullName } = useActivityNames();
  const points = filledActivities(events).map((activity): PlotPoint => {
    const { unit, count } = fillTime(activity.hoursToFill);
    const text = t(`analytics.fillTime.${unit}`, { count });
    return {
      key: `${activity.kind} ${activity.id}`,
      name: fullName(activity),
      count: activity.hoursToFill,
      text,
      figures: [text],
      to: rosterAddress(activity),
    };
  });
  return (
    <PlotCard
      title={t('analytics.fillTimes')}
      nameTitle={t('analytics.event')}
      countTitles={[t('analytics.timeToFill')]}
      points={points}
      emptyText={t('analytics.nothingFilled')}
    >
      <p className="admin-hint">{t('analytics.fillTimesHint')}</p>
      <CountBars points={points} />
    </PlotCard>
  );
}
