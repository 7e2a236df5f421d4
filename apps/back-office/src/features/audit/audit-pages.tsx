import { useListAuditEntriesQuery, useListUndoableChangesQuery } from '@lions/api-client';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import type { AuditFilter } from './audit-filter';
import { AuditLine } from './audit-line';

/** Entries per page. */
const PAGE = 50;

/** The entries that match the filter, page by page. */
export function AuditPages({ filter }: { filter: AuditFilter }) {
  // Cursors: each page begins after the entry of that id; the first page begins at the newest.
  const [cursors, setCursors] = useState<(number | undefined)[]>([undefined]);
  return cursors.map((cursor, index) => (
    <AuditPage
      key={cursor ?? 'newest'}
      filter={filter}
      cursor={cursor}
      isLast={index === cursors.length - 1}
      onMore={(next) => setCursors([...cursors, next])}
    />
  ));
}

interface AuditPageProps {
  filter: AuditFilter;
  cursor: number | undefined;
  isLast: boolean;
  onMore: (cursor: number) => void;
}

function AuditPage({ filter, cursor, isLast, onMore }: AuditPageProps) {
  const { t } = useTranslation();
  const query = { ...filter, limit: PAGE, ...(cursor !== undefined && { cursor }) };
  const { data, error, isLoading, refetch } = useListAuditEntriesQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const { data: undoable } = useListUndoableChangesQuery();
  if (isLoading) return <LoadingLines />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const undoIdOf = ({ id }: { id: number }) => undoable?.find(({ auditId }) => auditId === id)?.id;
  const lines = data ?? [];
  const last = lines.at(-1);
  return (
    <>
      <ul className="admin-log audit-lines">
        {lines.map((entry) => (
          <AuditLine key={entry.id} entry={entry} undoId={undoIdOf(entry)} />
        ))}
      </ul>
      {isLast &&
        (last && lines.length === PAGE ? (
          <Button className="audit-more" onClick={() => onMore(last.id)}>
            {t('audit.showMore')}
          </Button>
        ) : (
          <p className="admin-hint audit-more" role="status">
            {t(cursor === undefined && !last ? 'audit.none' : 'audit.allShown')}
          </p>
        ))}
    </>
  );
}
