import type { TurnoutDto } from '@lions/api-client';
import type { CivilDate } from '@lions/domain';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rosterAddress } from '../../../ui/screen/link-targets';
import { useLanguage } from '../../../ui/session/language';
import { PlotCard } from '../report/plot-card';
import { WeeksBars } from '../report/weeks-bars';
import { formatMediumDay } from '../short-day';
import { useTurnoutAddress } from './turnout-address';
import { weekPoints } from './turnout-rows';
import { useActivityNames } from './use-activity-names';

/** Registrations by the week in which they were made; a bar lists what they were for. */
export function RegistrationsCard({ turnout }: { turnout: TurnoutDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { week: opened, weekAddress } = useTurnoutAddress();
  // The list takes the focus when a bar opened it, not when the page was loaded with its address.
  const isOpenedHere = useRef(false);
  const weeks = weekPoints(turnout.weeks);
  const points = weeks.map(({ week, registrations, cancellations, soFar }) => {
    const day = formatMediumDay(week, language);
    const made = t('analytics.madeFor', { count: registrations, cancellations });
    return {
      key: week,
      name: day,
      label: `${t('analytics.weekOf', { day })}, ${made}`,
      count: registrations,
      figures: [registrations, cancellations, soFar],
      to: weekAddress(week),
      isChosen: week === opened,
      onOpen: () => {
        isOpenedHere.current = week !== opened;
      },
    };
  });
  const sum = (countOf: (week: (typeof weeks)[number]) => number) =>
    weeks.reduce((total, week) => total + countOf(week), 0);
  return (
    <PlotCard
      title={t('analytics.registrationsByWeek')}
      nameTitle={t('analytics.week')}
      countTitles={[t('analytics.registrations'), t('analytics.cancellations'), t('analytics.soFar')]}
      points={points}
      emptyText={t('analytics.noRegistrations')}
    >
      <p className="admin-hint">
        {t('analytics.madeFor', {
          count: sum(({ registrations }) => registrations),
          cancellations: sum(({ cancellations }) => cancellations),
        })}
        . {t('analytics.chooseWeek')}
      </p>
      <WeeksBars points={points} />
      {opened !== undefined && (
        <WeekActivities
          key={opened}
          turnout={turnout}
          week={opened}
          takesFocus={() => isOpenedHere.current}
        />
      )}
    </PlotCard>
  );
}

interface WeekActivitiesProps {
  turnout: TurnoutDto;
  week: CivilDate;
  takesFocus: () => boolean;
}

/** Activities that the registrations of a week were for, with links to the rosters. */
function WeekActivities({ turnout, week, takesFocus }: WeekActivitiesProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { fullName } = useActivityNames();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus()) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  const activityByKey = new Map(
    turnout.events.map((activity) => [`${activity.kind} ${activity.id}`, activity]),
  );
  const rows = turnout.weeks.find((each) => each.week === week)?.events ?? [];
  return (
    <div className="week-events">
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('analytics.madeInWeek', { day: formatMediumDay(week, language) })}
      </h3>
      {rows.length === 0 && <p className="admin-hint">{t('analytics.nothingToPlot')}</p>}
      <ul className="count-bars" aria-labelledby={id}>
        {rows.map(({ kind, id: activityId, registrations, cancellations }) => {
          const activity = activityByKey.get(`${kind} ${activityId}`);
          return (
            activity && (
              <li key={`${kind} ${activityId}`}>
                <Link to={rosterAddress(activity)}>
                  <span>{fullName(activity)}</span>
                  <span>{t('analytics.madeFor', { count: registrations, cancellations })}</span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
