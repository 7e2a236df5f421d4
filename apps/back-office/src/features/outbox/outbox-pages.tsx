import { useListOutboxQuery } from '@lions/api-client';
import type { MailStatus } from '@lions/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { OutboxMail } from './outbox-mail';

/** Mails per page. */
const PAGE = 50;

/** Mails of one status, page by page. */
export function OutboxPages({ status }: { status: MailStatus | undefined }) {
  // Cursors: each page begins after the mail of that id; the first page begins at the newest.
  const [cursors, setCursors] = useState<(number | undefined)[]>([undefined]);
  return cursors.map((cursor, index) => (
    <OutboxPage
      key={cursor ?? 'newest'}
      status={status}
      cursor={cursor}
      isLast={index === cursors.length - 1}
      onMore={(next) => setCursors([...cursors, next])}
    />
  ));
}

interface OutboxPageProps {
  status: MailStatus | undefined;
  cursor: number | undefined;
  isLast: boolean;
  onMore: (cursor: number) => void;
}

function OutboxPage({ status, cursor, isLast, onMore }: OutboxPageProps) {
  const { t } = useTranslation();
  const query = { limit: PAGE, ...(status && { status }), ...(cursor !== undefined && { cursor }) };
  const { data, error, isLoading, refetch } = useListOutboxQuery(query, { refetchOnMountOrArgChange: true });
  if (isLoading) return <LoadingLines />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const mails = data ?? [];
  const last = mails.at(-1);
  const end =
    cursor !== undefined || last ? 'outbox.allShown' : status ? 'outbox.emptyFilter' : 'outbox.empty';
  return (
    <>
      <ul className="admin-log">
        {mails.map((mail) => (
          <OutboxMail key={mail.id} mail={mail} />
        ))}
      </ul>
      {isLast &&
        (last && mails.length === PAGE ? (
          <Button className="outbox-more" onClick={() => onMore(last.id)}>
            {t('outbox.showMore')}
          </Button>
        ) : (
          <p className="admin-hint outbox-more" role="status">
            {t(end)}
          </p>
        ))}
    </>
  );
}
