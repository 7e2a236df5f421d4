import { CloseCircleOutlined, EditOutlined, UndoOutlined } from '@ant-design/icons';
import type { PracticeDto } from '@lions/api-client';
import { formatTimes } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/screen/icon-button';
import { useLanguage } from '../../ui/session/language';
import { useSessionName } from '../../ui/time/clock';
import { AdminTable, type TableColumn } from '../../ui/tables/table';
import { PracticeTags } from './practice-tags';
import { useCancelPractice } from './use-cancel-practice';
import { partOnDemand } from '../../ui/screen/part';

/** Lazily loaded practice dialog, with its date picker and selects. */
export const PracticeDialogPart = partOnDemand(
  async () => (await import('./practice-dialog')).PracticeDialog,
  'dialog',
);

interface PracticesTableProps {
  practices: PracticeDto[];
  labelledBy: string;
  /** First action of each row. */
  roster: (practice: PracticeDto) => ReactNode;
  /** Absent for past practices, which cannot be edited, and where the user may not change practices. */
  onEdit?: ((practice: PracticeDto) => void) | undefined;
}

/** Table of practices with taken and free places, and their actions. */
export function PracticesTable({ practices, labelledBy, roster, onEdit }: PracticesTableProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const left = ({ skaterCapacity, skatersCount, goalieCapacity, goaliesCount }: PracticeDto) => ({
    skaters: Math.max(0, skaterCapacity - skatersCount),
    goalies: Math.max(0, goalieCapacity - goaliesCount),
  });
  const columns: TableColumn<PracticeDto>[] = [
    {
      key: 'date',
      title: t('practices.date'),
      show: ({ date }) => <time dateTime={date}>{formatDay(date, language)}</time>,
      sortBy: ({ startsAt }) => startsAt,
    },
    { key: 'time', title: t('practices.time'), show: ({ time }) => formatTimes(time, language) },
    {
      key: 'registered',
      title: t('practices.registered'),
      show: ({ skatersCount, goaliesCount }) => (
        <span>
          <b>{skatersCount + goaliesCount}</b> (<Split skaters={skatersCount} goalies={goaliesCount} />)
        </span>
      ),
      sortBy: ({ skatersCount, goaliesCount }) => skatersCount + goaliesCount,
    },
    {
      key: 'remaining',
      title: t('practices.remaining'),
      show: (practice) => <Split {...left(practice)} />,
      sortBy: (practice) => left(practice).skaters + left(practice).goalies,
    },
    {
      key: 'status',
      title: t('practices.status'),
      show: (practice) => <PracticeTags practice={practice} />,
    },
    {
      key: 'actions',
      title: t('practices.actions'),
      show: (practice) => (
        <div className="practices-actions">
          {roster(practice)}
          {onEdit && <PracticeActions practice={practice} onEdit={() => onEdit(practice)} />}
        </div>
      ),
    },
  ];
  return <AdminTable labelledBy={labelledBy} columns={columns} rows={practices} rowKey={({ id }) => id} />;
}

/** '12S + 1G', with the full words for screen readers. */
function Split(counts: { skaters: number; goalies: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">{t('practices.split', counts)}</span>
      <span className="visually-hidden">{t('practices.splitSpoken', counts)}</span>
    </>
  );
}

function PracticeActions({ practice, onEdit }: { practice: PracticeDto; onEdit: () => void }) {
  const { t } = useTranslation();
  const when = useSessionName()(practice);
  const { cancel, bringBack } = useCancelPractice();
  if (practice.cancelledAt !== null)
    return (
      <IconButton
        className="admin-icon-button"
        label={t('practices.bringBackNamed', { when })}
        icon={<UndoOutlined />}
        onClick={() => void bringBack(practice)}
      />
    );
  return (
    <>
      <IconButton
        className="admin-icon-button"
        label={t('common.editNamed', { name: when })}
        icon={<EditOutlined />}
        onFocus={PracticeDialogPart.ahead.onFocus}
        onClick={onEdit}
      />
      <IconButton
        className="admin-icon-button admin-icon-button-danger"
        label={t('practices.cancelNamed', { when })}
        icon={<CloseCircleOutlined />}
        onClick={() => void cancel(practice)}
      />
    </>
  );
}
