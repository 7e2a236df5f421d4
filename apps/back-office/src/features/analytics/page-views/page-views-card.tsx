import { useGetPageViewsQuery, type PageViewsDto } from '@lions/api-client';
import { addDays } from '@lions/domain';
import { LOCALES } from '@lions/web-base';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../../ui/time/clock';
import { useLanguage } from '../../../ui/session/language';
import { LoadFailed } from '../../../ui/screen/loading';
import { DaysPlot } from './days-plot';
import { PagesTable } from './pages-table';
import './page-views.css';
import { LoadingLines } from '../../../ui/screen/loading-lines';

/** Choices of the period, in days back from today, today included. */
const RANGES = [7, 30, 90];

/** Page views of the public pages; superadmins only. */
export function PageViewsCard() {
  const { t } = useTranslation();
  const [days, setDays] = useState(30);
  const to = clubToday();
  const range = { from: addDays(to, 1 - days), to };
  // Refetched on each visit: the counts change without any call from this page.
  const { currentData, error, isFetching, refetch } = useGetPageViewsQuery(range, {
    refetchOnMountOrArgChange: true,
  });
  const isBroken = error !== undefined && !isFetching;
  return (
    <section className="admin-card page-views" aria-labelledby="page-views-title">
      <div className="page-views-head">
        <h2 id="page-views-title">{t('analytics.pageViews')}</h2>
        <Segmented
          aria-label={t('analytics.range')}
          value={days}
          onChange={setDays}
          options={RANGES.map((count) => ({ value: count, label: t('analytics.lastDays', { count }) }))}
        />
      </div>
      <p className="admin-hint">{t('analytics.pageViewsHint')}</p>
      {!currentData && !isBroken && (
        <div role="status" aria-label={t('common.loading')}>
          <LoadingLines rows={6} />
        </div>
      )}
      {isBroken && (
        <LoadFailed error={error} title={t('analytics.pageViewsFailed')} onRetry={() => void refetch()} />
      )}
      {currentData && !isBroken && <PageViewsReport report={currentData} />}
    </section>
  );
}

function PageViewsReport({ report }: { report: PageViewsDto }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { total, byDay, byPage } = report;
  if (total === 0) return <p className="page-views-none">{t('analytics.noPageViews')}</p>;
  return (
    <>
      <p className="page-views-total">
        <b className="admin-figure">{total.toLocaleString(LOCALES[language])}</b>{' '}
        {t('analytics.viewsTotal', { count: total, days: byDay.length })}
      </p>
      <DaysPlot days={byDay} />
      <PagesTable pages={byPage} />
    </>
  );
}
