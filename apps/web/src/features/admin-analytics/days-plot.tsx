import type { PageViewsDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '../../i18n/translate';
import { useLanguage } from '../../ui/admin-language';
import { formatShortDay } from './short-day';

/** Views of each day as bars; who cannot see them is given the same as a table. */
export function DaysPlot({ days }: { days: PageViewsDto['byDay'] }) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const most = Math.max(1, ...days.map(({ views }) => views));
  const dayOf = (place: number) => formatShortDay(days.at(place)?.day ?? '', language);
  return (
    <figure className="days-plot">
      <figcaption>
        <h3>{t('analytics.viewsByDay')}</h3>
        <span aria-hidden>{t('analytics.mostViews', { views: most.toLocaleString(LOCALES[language]) })}</span>
      </figcaption>
      <div className="days-plot-bars" aria-hidden>
        {days.map(({ day, views }) => (
          <span key={day} title={`${formatShortDay(day, language)} · ${views}`}>
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
                <th scope="row">{formatShortDay(day, language)}</th>
                <td>{views}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
