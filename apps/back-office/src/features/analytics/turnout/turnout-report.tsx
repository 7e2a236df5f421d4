import { type TurnoutDto, useGetTurnoutQuery } from '@lions/api-client';
import { SEASON_CHOICES } from '@lions/domain';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed, LoadingLines } from '../../../ui/screen/loading';
import { useLanguage } from '../../../ui/session/language';
import { formatMediumDay } from '../short-day';
import { AttendanceCard, FillTimesCard } from './activity-cards';
import { RegistrationsCard } from './registrations-card';
import { useTurnoutAddress } from './turnout-address';
import './turnout.css';

/** A season's registrations by week, attendance, and how fast events filled. */
export function TurnoutReport() {
  const { t } = useTranslation();
  const { season, chooseSeason } = useTurnoutAddress();
  // Refetched on each visit: families register without any call from this page.
  const { currentData, error, isFetching, refetch } = useGetTurnoutQuery(
    { season },
    { refetchOnMountOrArgChange: true },
  );
  const isBroken = error !== undefined && !isFetching;
  return (
    <>
      <section className="admin-card turnout-head" aria-labelledby="turnout-title">
        <h2 id="turnout-title">{t('analytics.turnout')}</h2>
        <Segmented
          aria-label={t('analytics.season')}
          value={season}
          onChange={chooseSeason}
          options={SEASON_CHOICES.map((value) => ({ value, label: t(`analytics.seasons.${value}`) }))}
        />
        {!currentData && !isBroken && (
          <div className="turnout-rest" role="status" aria-label={t('common.loading')}>
            <LoadingLines rows={6} />
          </div>
        )}
        {isBroken && (
          <div className="turnout-rest">
            <LoadFailed error={error} title={t('analytics.turnoutFailed')} onRetry={() => void refetch()} />
          </div>
        )}
        {currentData && !isBroken && <TurnoutDays turnout={currentData} />}
      </section>
      {currentData && !isBroken && currentData.events.length > 0 && <TurnoutCards turnout={currentData} />}
    </>
  );
}

function TurnoutDays({ turnout: { from, to, events } }: { turnout: TurnoutDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const days = { from: formatMediumDay(from, language), to: formatMediumDay(to, language) };
  return (
    <p className="admin-hint turnout-rest" role="status">
      {events.length === 0
        ? t('analytics.noEvents', days)
        : t('analytics.eventsCounted', { ...days, count: events.length })}
    </p>
  );
}

function TurnoutCards({ turnout }: { turnout: TurnoutDto }) {
  return (
    <>
      <RegistrationsCard turnout={turnout} />
      <div className="admin-pair">
        <AttendanceCard events={turnout.events} />
        <FillTimesCard events={turnout.events} />
      </div>
    </>
  );
}
