import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EditOutlined,
  EyeInvisibleOutlined,
  HistoryOutlined,
  PieChartOutlined,
  StopOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { PracticeDto } from '@lions/api-client';
import { formatTimes } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/screen/icon-button';
import { partOnDemand } from '../../ui/screen/part';
import { Tag } from '../../ui/screen/tags';
import { useLanguage } from '../../ui/session/language';
import { useSessionName } from '../../ui/time/clock';
import { AdminTable, type TableColumn } from '../../ui/tables/table';
import { isOver } from './activity';
import { CheckInLink, RosterButton } from './roster/roster-part';
import { useActivityActions } from './use-activity-actions';

/** Lazily loaded practice dialog, with its date picker and selects. */
export const PracticeDialogPart = partOnDemand(
  async () => (await import('./form/activity-form')).PracticeDialog,
  'dialog',
);

interface PracticesTableProps {
  practices: PracticeDto[];
  labelledBy: string;
  onRoster: (practice: PracticeDto) => void;
  /** Whether the user may tick attendance. */
  canCheckIn: boolean;
  /** Absent for past practices, which cannot be edited, and where the user may not change practices. */
  onEdit?: ((practice: PracticeDto) => void) | undefined;
}

/** Table of practices with taken and free places, and their actions. */
export function PracticesTable(props: PracticesTableProps) {
  const { practices, labelledBy, onRoster, canCheckIn, onEdit } = props;
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
          <RosterButton activity={practice} onOpen={() => onRoster(practice)} />
          {canCheckIn && <CheckInLink activity={practice} />}
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
  const { cancel, bringBack } = useActivityActions(practice);
  if (practice.cancelledAt !== null)
    return (
      <IconButton
        className="admin-icon-button"
        label={t('practices.bringBackNamed', { when })}
        icon={<UndoOutlined />}
        onClick={() => void bringBack()}
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
        onClick={() => void cancel()}
      />
    </>
  );
}

const LOOKS = {
  available: { Icon: CheckCircleOutlined, look: 'good' },
  partial: { Icon: PieChartOutlined, look: 'plain' },
  full: { Icon: StopOutlined, look: 'bad' },
  waitlist: { Icon: ClockCircleOutlined, look: 'plain' },
  cancelled: { Icon: CloseCircleOutlined, look: 'bad' },
  begun: { Icon: HistoryOutlined, look: 'plain' },
  past: { Icon: HistoryOutlined, look: 'quiet' },
} as const;

/**
 * Status tag of a practice; 'Waitlist (n)' as well where only one of its groups has a waiting list.
 */
function PracticeTags({ practice }: { practice: PracticeDto }) {
  const { t } = useTranslation();
  const { state, waitlistCount: count, isActive } = practice;
  const shown = state === 'past' && !isOver(practice, new Date()) ? 'begun' : state;
  const { Icon, look } = LOOKS[shown];
  const isOpenLine = state === 'partial' && count > 0;
  return (
    <div className="practices-tags">
      <Tag look={look} icon={<Icon aria-hidden />}>
        {shown === 'waitlist' ? t('practices.waitlistCount', { count }) : t(`practices.states.${shown}`)}
      </Tag>
      {isOpenLine && (
        <Tag icon={<ClockCircleOutlined aria-hidden />}>{t('practices.waitlistCount', { count })}</Tag>
      )}
      {!isActive && (
        <Tag look="quiet" icon={<EyeInvisibleOutlined aria-hidden />}>
          {t('practices.inactive')}
        </Tag>
      )}
    </div>
  );
}
