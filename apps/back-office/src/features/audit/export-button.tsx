import { DownloadOutlined, StopOutlined } from '@ant-design/icons';
import {
  useLazyListAuditEntriesQuery,
  useRecordAuditExportMutation,
  type AuditEntryDto,
} from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../../ui/time/clock';
import { downloadCsv } from '../../ui/tables/csv';
import { notifyFailure } from '../../ui/forms/errors';
import type { AuditFilter } from './audit-filter';
import { auditHeader, auditRow } from './audit-rows';
import { useWording } from './audit-line';

const PAGE = LIMITS.pageSize.max;

/** Downloads all matching entries as CSV, with progress and a stop button. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation();
  const wording = useWording();
  const { fetchAll, count, stop } = useAllLines(filter);
  const download = async () => {
    const { lines, error } = await fetchAll();
    if (error) return notifyFailure(t, t('audit.exportFailed'), error);
    if (!lines) return notify({ kind: 'info', title: t('audit.exportStopped') });
    const rows = lines.map((entry) => auditRow(wording, entry));
    await downloadCsv(wording.language, `${t('audit.fileName')}-${clubToday()}.csv`, auditHeader(t), rows);
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

/**
 * Fetches page after page. `count` is undefined until the first page arrives; stopping yields
 * neither entries nor an error.
 */
function useAllLines(filter: AuditFilter) {
  const [fetchPage] = useLazyListAuditEntriesQuery();
  const [record] = useRecordAuditExportMutation();
  const [count, setCount] = useState<number>();
  const run = useRef({ isStopped: false });
  const stop = () => (run.current.isStopped = true);
  // Leaving the view stops the export.
  useEffect(() => () => void (run.current.isStopped = true), []);

  const fetchAll = async (): Promise<{ lines?: AuditEntryDto[]; error?: unknown }> => {
    const mine = { isStopped: false };
    run.current = mine;
    const lines: AuditEntryDto[] = [];
    setCount(0);
    try {
      const { error } = await record();
      if (error) return { error };
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
