import { useListMissingTextsQuery, type MissingTextDto } from '@lions/api-client';
import { formatDay } from '@lions/web-base';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/screen/loading';
import { LoadingLines } from '../../../ui/screen/loading-lines';
import { useLanguage } from '../../../ui/session/language';
import { MissingTextForm } from './missing-text-form';

const keyOf = ({ kind, id }: MissingTextDto) => `${kind}-${id}`;

/** Descriptions that one of the languages lacks, each to be completed beside the other. */
export function MissingTexts() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { data, error, isLoading, refetch } = useListMissingTextsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // A row stays while it is typed in, also when another superadmin completes it.
  const [typed, setTyped] = useState<MissingTextDto[]>([]);
  const listed = data ?? [];
  const kept = typed.filter((row) => !listed.some((other) => keyOf(other) === keyOf(row)));
  const rows = [...kept, ...listed];
  return (
    <section className="admin-card" aria-labelledby="missing-texts">
      <h2 id="missing-texts">{t('club.missing.title')}</h2>
      <p className="admin-hint">{t('club.missing.text')}</p>
      {isLoading && <LoadingLines rows={3} />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <p>{t('club.missing.none')}</p>}
      <ol className="club-row-list">
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <h3 id={keyOf(row)}>
              {row.name}
              {row.date !== null && `, ${formatDay(row.date, language)}`}
            </h3>
            <MissingTextForm
              row={row}
              titleId={keyOf(row)}
              onTyping={() => setTyped([...typed, row])}
              onSaved={() => {
                setTyped(typed.filter((other) => keyOf(other) !== keyOf(row)));
                void refetch();
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
