import type { PageViewsDto } from '@lions/api-client';
import { LOCALES } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../ui/session/language';

/** Adds a line-break opportunity after each slash of an address, except the first. */
const breakable = (path: string) => path.replace(/\//g, (slash, at) => (at === 0 ? slash : '/\u200b'));

/** Views of each page by language, keyed by address. */
export function PagesTable({ pages }: { pages: PageViewsDto['byPage'] }) {
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
