import type { PageViewsDto } from '@lions/api-client';
import { LOCALES } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../ui/session/language';
import { formatMediumDay } from '../short-day';

/** Page views per day as bars, with the same data as a table for screen readers. */
export function DaysPlot({ days }: { days: PageViewsDto['byDay'] }) {
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
