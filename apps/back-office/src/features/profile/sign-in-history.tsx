import { type SignInHistoryDto, useListSignInHistoryQuery } from '@lions/api-client';
import { AUDIT_SHELL } from '@lions/domain';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentFormat } from '../../ui/time/clock';
import { deviceName } from '../../ui/session/device-name';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';

/** Entries per page. */
const PAGE = 10;

/**
 * History of the user's own account: sign-ins, failed attempts and sign-outs; newest first, page by
 * page.
 */
export function SignInHistory() {
  const { t } = useTranslation();
  const titleId = useId();
  // Cursors: each page begins after the entry of that id; the first page begins at the newest.
  const [cursors, setCursors] = useState<(number | undefined)[]>([undefined]);
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('profile.history')}</h2>
      <p className="admin-hint">{t('profile.historyHint')}</p>
      {cursors.map((cursor, index) => (
        <HistoryPage
          key={cursor ?? 'newest'}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </section>
  );
}

interface HistoryPageProps {
  cursor: number | undefined;
  isLast: boolean;
  onMore: (cursor: number) => void;
}

function HistoryPage({ cursor, isLast, onMore }: HistoryPageProps) {
  const { t } = useTranslation();
  const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
  const {
    data: lines = [],
    error,
    isLoading,
    refetch,
  } = useListSignInHistoryQuery(query, { refetchOnMountOrArgChange: true });
  if (isLoading) return <LoadingLines />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const last = lines.at(-1);
  return (
    <>
      <ul className="admin-lines">
        {lines.map((line) => (
          <HistoryLine key={line.id} line={line} />
        ))}
      </ul>
      {isLast &&
        (last && lines.length === PAGE ? (
          <div className="admin-form-actions">
            <Button onClick={() => onMore(last.id)}>{t('profile.historyMore')}</Button>
          </div>
        ) : (
          <p className="admin-hint" role="status">
            {t(cursor === undefined && !last ? 'profile.historyNone' : 'profile.historyAll')}
          </p>
        ))}
    </>
  );
}

function HistoryLine({ line }: { line: SignInHistoryDto }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const { at, action, by, userAgent, network } = line;
  const where = [
    userAgent !== null && deviceName(t, userAgent),
    network !== null && t('profile.historyNetwork', { network }),
    by !== null && t('profile.historyBy', { user: by === AUDIT_SHELL ? t('audit.shell') : by }),
  ].filter((text) => text !== false);
  return (
    <li>
      <h3>{t(`audit.actions.${action}`)}</h3>
      <p className="admin-hint" title={userAgent ?? undefined}>
        <time dateTime={at}>{formatMoment(at)}</time>
        {where.map((text) => ` · ${text}`)}
      </p>
    </li>
  );
}
