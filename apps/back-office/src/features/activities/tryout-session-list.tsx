import type { TryoutSessionDto } from '@lions/api-client';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../ui/tables/table';
import { isOver } from './activity';

/** Rows per page: rendering up to two thousand rows blocks input. */
const PAGE_SIZE = 50;

interface TryoutSessionListProps {
  sessions: TryoutSessionDto[];
  children: (session: TryoutSessionDto) => ReactNode;
}

/**
 * Upcoming sessions, with past ones collapsed below; a session whose end is unknown counts as
 * upcoming.
 */
export function TryoutSessionList({ sessions, children: showRow }: TryoutSessionListProps) {
  const { t } = useTranslation();
  const [isPastOpen, setPastOpen] = useState(false);
  const now = new Date();
  const isPast = (session: TryoutSessionDto) => isOver(session, now);
  const ahead = sessions.filter((session) => !isPast(session));
  // Most recent first.
  const past = sessions.filter(isPast).reverse();
  return (
    <>
      {ahead.length > 0 ? (
        <PagedLines rows={ahead} showRow={showRow} />
      ) : (
        <p className="admin-hint">{t('tryouts.noneAhead')}</p>
      )}
      {past.length > 0 && (
        <details className="admin-fold" onToggle={({ currentTarget }) => setPastOpen(currentTarget.open)}>
          <summary>{t('tryouts.pastSessions', { total: past.length })}</summary>
          {isPastOpen && <PagedLines rows={past} showRow={showRow} />}
        </details>
      )}
    </>
  );
}

interface PagedLinesProps {
  rows: TryoutSessionDto[];
  showRow: (session: TryoutSessionDto) => ReactNode;
}

function PagedLines({ rows, showRow }: PagedLinesProps) {
  const { shown, pages } = usePages(rows, PAGE_SIZE);
  return (
    <>
      <ul className="admin-lines">{shown.map(showRow)}</ul>
      {pages}
    </>
  );
}
