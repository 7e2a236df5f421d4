import { type PageViewsDto, useGetPageViewsQuery } from '@lions/api-client';
import { addDays } from '@lions/domain';
import { LOCALES } from '@lions/web-base';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/time/clock';
import { useLanguage } from '../../ui/session/language';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { formatMediumDay } from './short-day';
import './page-views.css';

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

/** Page views per day as bars, with the same data as a table for screen readers. */
function DaysPlot({ days }: { days: PageViewsDto['byDay'] }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const most = Math.max(1, ...days.map(({ views }) => views));
  const dayOf = (place: number) => formatMediumDay(days.at(place)?.day ?? '', language);
  return (
    <figure className="days-plot">
      <figcaption>
        <h3>{t('analytics.viewsByDay')}</h3>
        <span aria-hidden>{t('analytics.mostViews', { views: most.toLocaleString(LOCALES[language]) })}</span>
      </figcaption>
      <div className="days-plot-bars" aria-hidden>
        {days.map(({ day, views }) => (
          <span key={day} title={`${formatMediumDay(day, language)} · ${views}`}>
            <span style={{ height: `${(views / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className="days-plot-ends" aria-hidden>
        <span>{dayOf(0)}</span>
        <span>{dayOf(-1)}</span>
      </div>
      <div className="days-plot-table">
        <table>
          <caption>{t('analytics.viewsByDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('analytics.date')}</th>
              <th scope="col">{t('analytics.views')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, views }) => (
              <tr key={day}>
                <th scope="row">{formatMediumDay(day, language)}</th>
                <td>{views}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Adds a line-break opportunity after each slash of an address, except the first. */
const breakable = (path: string) => path.replace(/\//g, (slash, at) => (at === 0 ? slash : '/\u200b'));

/** Views of each page by language, keyed by address. */
function PagesTable({ pages }: { pages: PageViewsDto['byPage'] }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const columns = ['en', 'fr', 'views'] as const;
  const titles = {
    en: t('analytics.english'),
    fr: t('analytics.french'),
    views: t('analytics.views'),
  };
  return (
    <>
      <h3 id="pages-title">{t('analytics.viewsByPage')}</h3>
      <table className="pages-table" aria-labelledby="pages-title">
        <thead>
          <tr>
            <th scope="col">{t('analytics.page')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {titles[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.path}>
              <th scope="row">
                <a href={page.path}>{breakable(page.path)}</a>
              </th>
              {columns.map((column) => (
                <td key={column}>{page[column].toLocaleString(LOCALES[language])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
