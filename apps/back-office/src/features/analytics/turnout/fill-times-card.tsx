import { useTranslation } from 'react-i18next';
import { rosterAddress } from '../../../ui/screen/link-targets';
import { CountBars } from '../report/count-bars';
import { PlotCard, type PlotPoint } from '../report/plot-card';
import { filledActivities, fillTime, type TurnoutActivity } from './turnout-rows';
import { useActivityNames } from './use-activity-names';

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
