import { MailOutlined, WarningOutlined } from '@ant-design/icons';
import type { PracticeDto, PracticeRegistrationDto } from '@lions/api-client';
import { LIMITS, playerPositionOf, type PracticePool } from '@lions/domain';
import { Tag } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AttendanceTick } from '../../ui/registrations/attendance-tick';
import { useMomentFormat } from '../../ui/time/clock';
import { useHasMailServer } from '../../ui/family-links/mail-server';
import { RegistrationTags } from '../../ui/registrations/registration-tags';
import { AdminTable, type TableColumn } from '../../ui/tables/table';
import { RosterActions } from './roster-actions';

interface RosterPoolProps {
  pool: PracticePool;
  practice: PracticeDto;
  practices: PracticeDto[];
  rows: PracticeRegistrationDto[];
}

/**
 * One group of a practice: places taken, players, and its own waiting list
 * (docs/decisions/practices.md).
 */
export function RosterPool({ pool, practice, practices, rows }: RosterPoolProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const columns = useColumns({ pool, practice, practices });
  const count = (status: PracticeRegistrationDto['status']) =>
    rows.filter((row) => row.status === status).length;
  const title = t('practices.poolTitle', {
    pool: t(`practices.pools.${pool}`),
    confirmed: count('confirmed'),
    capacity: pool === 'skaters' ? practice.skaterCapacity : practice.goalieCapacity,
    waiting: count('waiting'),
  });
  return (
    <section className="roster-pool" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {pool === 'goalies' && count('waiting') > 0 && !mayAdd(pool, practice) && (
        <p className="admin-hint">{t('practices.noGoalieAdded')}</p>
      )}
      {rows.length === 0 ? (
        <p className="admin-hint">{t('practices.poolNone')}</p>
      ) : (
        <AdminTable
          labelledBy={titleId}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          pageSize={60}
        />
      )}
    </section>
  );
}

/** Whether the practice can get one more place for that group; goalies have two places at most. */
const mayAdd = (pool: PracticePool, { capacity, goalieCapacity }: PracticeDto): boolean =>
  capacity < LIMITS.practiceCapacity.max && (pool === 'skaters' || goalieCapacity < 2);

function useColumns({
  pool,
  practice,
  practices,
}: Omit<RosterPoolProps, 'rows'>): TableColumn<PracticeRegistrationDto>[] {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const told = useHasMailServer() ? t('practices.placeTold') : t('practices.placeUntold');
  const canChange = practice.state !== 'past' && practice.state !== 'cancelled';
  const addedText = (name: string) =>
    mayAdd(pool, practice) ? t('practices.addedText', { name }) : undefined;
  return [
    { key: 'player', title: t('practices.player'), show: (row) => <b>{row.playerName}</b> },
    { key: 'status', title: t('practices.status'), show: (row) => <RosterTags row={row} /> },
    {
      key: 'position',
      title: t('practices.position'),
      show: ({ position }) => t(`registrations.positions.${playerPositionOf(position)}`),
    },
    {
      key: 'contact',
      title: t('practices.contact'),
      show: ({ parentEmail }) => (
        <div className="registrations-parent">
          <a href={`mailto:${parentEmail}`}>{parentEmail}</a>
        </div>
      ),
    },
    {
      key: 'at',
      title: t('registrations.registeredAt'),
      show: ({ createdAt }) => moment(createdAt),
    },
    {
      key: 'present',
      title: t('registrations.present'),
      show: (row) => row.status === 'confirmed' && <AttendanceTick row={row} />,
    },
    {
      key: 'actions',
      title: t('registrations.actions'),
      show: (row) =>
        canChange && (
          <RosterActions
            row={row}
            practice={practice}
            practices={practices}
            addedText={addedText(row.playerName)}
            told={told}
          />
        ),
    },
  ];
}

/**
 * Status of a registration, and whether the family was sent a mail; without mail the coach tells
 * them.
 */
function RosterTags({ row }: { row: PracticeRegistrationDto }) {
  const { t } = useTranslation();
  const { mailState } = row;
  return (
    <RegistrationTags row={row}>
      {mailState === 'pending' && (
        <Tag className="admin-tag admin-tag-quiet" icon={<MailOutlined aria-hidden />}>
          {t('practices.mailPending')}
        </Tag>
      )}
      {(mailState === 'failed' || mailState === 'none') && (
        <Tag className="admin-tag admin-tag-bad" icon={<WarningOutlined aria-hidden />}>
          {t('practices.toTell')}
        </Tag>
      )}
    </RegistrationTags>
  );
}
