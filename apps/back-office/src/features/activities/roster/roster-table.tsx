import { useChangeRegistrationMutation } from '@lions/api-client';
import { REGISTRATION_STATUSES } from '@lions/domain';
import { Checkbox } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { notifyFailure } from '../../../ui/forms/errors';
import { familyCardAddress } from '../../../ui/screen/link-targets';
import { AdminTable, type TableColumn } from '../../../ui/tables/table';
import { useMomentFormat } from '../../../ui/time/clock';
import { RegistrationTags } from './registration-tags';
import { positionOf, positionOrder, type RosterRow } from './roster';

interface RosterTableProps {
  labelledBy: string;
  rows: readonly RosterRow[];
  /** Columns of this kind of roster, after the position. Stable, as all that follow: else each change renders every row. */
  columns: TableColumn<RosterRow>[];
  /** Tags in addition to those of every registration. */
  tags: ((row: RosterRow) => ReactNode) | undefined;
  /** Absent: rows cannot be changed. */
  actions?: ((row: RosterRow) => ReactNode) | undefined;
  pageSize?: number;
}

/** Table of a roster: what every registration has, and the columns of its kind. */
export function RosterTable(props: RosterTableProps) {
  const { labelledBy, rows, columns, tags, actions, pageSize } = props;
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const all = useMemo(
    (): TableColumn<RosterRow>[] => [
      {
        key: 'player',
        title: t('registrations.player'),
        show: (row) => <PlayerName row={row} />,
        sortBy: ({ playerName }) => playerName,
      },
      {
        key: 'status',
        title: t('registrations.status'),
        show: (row) => <RegistrationTags row={row}>{tags?.(row)}</RegistrationTags>,
        sortBy: (row) => REGISTRATION_STATUSES.indexOf(row.status) * 1000 + (row.waitlistPosition ?? 0),
      },
      {
        key: 'position',
        title: t('registrations.position'),
        show: (row) => t(`registrations.positions.${positionOf(row)}`),
        sortBy: positionOrder,
      },
      ...columns,
      {
        key: 'at',
        title: t('registrations.registeredAt'),
        show: ({ createdAt }) => moment(createdAt),
        sortBy: ({ createdAt }) => createdAt,
      },
      {
        key: 'present',
        title: t('registrations.present'),
        show: (row) => row.status === 'confirmed' && <AttendanceTick row={row} isReadOnly={!actions} />,
        sortBy: ({ attended }) => Number(!attended),
      },
      ...(actions ? [{ key: 'actions', title: t('registrations.actions'), show: actions }] : []),
    ],
    [t, moment, columns, tags, actions],
  );
  return (
    <AdminTable
      labelledBy={labelledBy}
      columns={all}
      rows={rows}
      rowKey={({ id }) => id}
      {...(pageSize && { pageSize })}
    />
  );
}

/** The child's name, as a link to the card of its family. */
function PlayerName({ row: { id, playerName, familyId } }: { row: RosterRow }) {
  return (
    <Link className="registrations-name" to={familyCardAddress({ familyId, registrationId: id })}>
      {playerName}
    </Link>
  );
}

/** Attendance checkbox of a registered player; saved at once, rolled back when the API refuses. */
function AttendanceTick({ row, isReadOnly }: { row: RosterRow; isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { id, playerName, attended } = row;
  const [change, { isLoading }] = useChangeRegistrationMutation();
  const save = async (isPresent: boolean) => {
    const { error } = await change({ id, changeRegistrationDto: { attended: isPresent } });
    if (error) notifyFailure(t, t('registrations.failed'), error);
  };
  return (
    <Checkbox
      className="registrations-tick"
      aria-label={t('registrations.presentNamed', { name: playerName })}
      disabled={isReadOnly}
      checked={isLoading ? !attended : attended}
      onChange={({ target }) => {
        if (!isLoading) void save(target.checked);
      }}
    />
  );
}
