import { useTranslation } from 'react-i18next';

/** Placeholder of content that is loading, as a title and `rows` lines. */
export function LoadingLines({ rows = 3 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="loading-lines">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <span key={row} className="loading-line" />
      ))}
    </div>
  );
}
