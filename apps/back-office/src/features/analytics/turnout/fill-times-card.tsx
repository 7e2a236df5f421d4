import { useTranslation } from 'react-i18next';
import { rosterAddress } from '../../../ui/screen/link-targets';
import { CountBars } from '../report/count-bars';
import { PlotCard, type PlotPoint } from '../report/plot-card';
import { filledEvents, fillTime, type TurnoutEvent } from './turnout-rows';
import { useEventNames } from './use-event-names';

/** How long it took until every spot was taken, the fastest first; each bar opens the roster. */
export function FillTimesCard({ events }: { events: TurnoutEvent[] }) {
  const { t } = useTranslation();
  const { fullName } = useEventNames();
  const points = filledEvents(events).map((event): PlotPoint => {
    const { unit, count } = fillTime(event.hoursToFill);
    const text = t(`analytics.fillTime.${unit}`, { count });
    return {
      key: `${event.kind} ${event.id}`,
      name: fullName(event),
      count: event.hoursToFill,
      text,
      figures: [text],
      to: rosterAddress(event),
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
