import { DownloadOutlined, StopOutlined } from '@ant-design/icons';
import { useLazyListAuditEntriesQuery, type AuditEntryDto } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/admin-clock';
import { downloadCsv } from '../../ui/admin-csv';
import { notifyFailure } from '../../ui/admin-errors';
import { notify } from '../../ui/notice-store';
import type { AuditFilter } from './audit-filter';
import { auditHeader, auditRow } from './audit-rows';
import { useWording } from './use-wording';

const PAGE = LIMITS.pageSize.max;

/** Hands over every line that the filter wants as a file; it tells how far it is, and can be stopped. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation();
  const wording = useWording();
  const { fetchAll, count, stop } = useAllLines(filter);
  const download = async () => {
    const { lines, error } = await fetchAll();
    if (error) return notifyFailure(t, t('audit.exportFailed'), error);
    if (!lines) return notify({ kind: 'info', title: t('audit.exportStopped') });
    const rows = lines.map((entry) => auditRow(wording, entry));
    await downloadCsv(`${t('audit.fileName')}-${clubToday()}.csv`, auditHeader(t), rows);
    notify({ kind: 'success', title: t('audit.exported', { count: rows.length }) });
  };
  if (count === undefined) {
    return (
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
        {t('audit.export')}
      </Button>
    );
  }
  return (
    <div className="admin-row-actions">
      <span role="status" className="audit-progress">
        {t('audit.exporting', { count })}
      </span>
      <Button icon={<StopOutlined aria-hidden />} onClick={stop}>
        {t('audit.stopExport')}
      </Button>
    </div>
  );
}

/** Fetches page after page. `count` is undefined while nothing is fetched; who stops gets neither lines nor error. */
function useAllLines(filter: AuditFilter) {
  const [fetchPage] = useLazyListAuditEntriesQuery();
  const [count, setCount] = useState<number>();
  const run = useRef({ isStopped: false });
  const stop = () => (run.current.isStopped = true);
  // Who leaves the view wants no file.
  useEffect(() => () => void (run.current.isStopped = true), []);

  const fetchAll = async (): Promise<{ lines?: AuditEntryDto[]; error?: unknown }> => {
    const mine = { isStopped: false };
    run.current = mine;
    const lines: AuditEntryDto[] = [];
    setCount(0);
    try {
      for (;;) {
        const last = lines.at(-1);
        const cursor = last && { cursor: last.id };
        const { data = [], error } = await fetchPage({ ...filter, limit: PAGE, ...cursor });
        if (mine.isStopped) return {};
        if (error) return { error };
        lines.push(...data);
        setCount(lines.length);
        if (data.length < PAGE) return { lines };
      }
    } finally {
      setCount(undefined);
    }
  };
  return { fetchAll, count, stop };
}
