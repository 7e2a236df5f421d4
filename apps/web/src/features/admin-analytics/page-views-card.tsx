import { useGetPageViewsQuery, type PageViewsDto } from '@lions/api-client';
import { addDays } from '@lions/domain';
import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '../../i18n/translate';
import { clubToday } from '../../ui/admin-clock';
import { useLanguage } from '../../ui/admin-language';
import { LoadFailed } from '../../ui/admin-load-failed';
import { DaysPlot } from './days-plot';
import { PagesTable } from './pages-table';
import './page-views.css';

/** Days back from today, today included. */
const RANGES = [7, 30, 90];

/** How often the public pages were looked at, for superadmins (decisions 10). */
export function PageViewsCard() {
  const { t } = useTranslation();
  const [days, setDays] = useState(30);
  const to = clubToday();
  const range = { from: addDays(to, 1 - days), to };
  // Asked for anew each time: people read pages meanwhile.
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
          <Skeleton active paragraph={{ rows: 6 }} />
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
