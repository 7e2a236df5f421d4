import type { RegistrationDto } from '@lions/api-client';
import { PLAYER_POSITIONS, REGISTRATION_STATUSES } from '@lions/domain';
import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttendanceTick } from '../../ui/registrations/attendance-tick';
import { clubToday, useMomentFormat } from '../../ui/time/clock';
import { RegistrationActions } from '../../ui/registrations/registration-actions';
import { RegistrationTags } from '../../ui/registrations/registration-tags';
import { withoutAccents } from '../../ui/forms/without-accents';
import { AdminTable, type TableColumn } from '../../ui/tables/table';
import { ageWords } from './registration-words';

interface RegistrationsTableProps {
  rows: RegistrationDto[];
  labelledBy: string;
}

/** Registrations of a session, filtered by status, position and text. */
export function RegistrationsTable({ rows, labelledBy }: RegistrationsTableProps) {
  const { t } = useTranslation();
  const columns = useColumns();
  const [text, setText] = useState('');
  const [status, setStatus] = useState<RegistrationDto['status']>();
  const [position, setPosition] = useState<RegistrationDto['playerPosition']>();
  const searchId = useId();
  const shown = rows.filter(
    (row) =>
      (!status || row.status === status) &&
      (!position || row.playerPosition === position) &&
      isFound(row, text),
  );
  return (
    <>
      <div className="registrations-filters">
        <label htmlFor={searchId}>
          {t('registrations.search')}
          <Input id={searchId} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <Choice
          label={t('registrations.status')}
          options={REGISTRATION_STATUSES.map((value) => ({
            value,
            label: t(`registrations.statuses.${value}`),
          }))}
          value={status}
          onChange={setStatus}
        />
        <Choice
          label={t('registrations.position')}
          options={PLAYER_POSITIONS.map((value) => ({ value, label: t(`registrations.positions.${value}`) }))}
          value={position}
          onChange={setPosition}
        />
      </div>
      {shown.length === 0 ? (
        <p className="admin-hint" role="status">
          {t('registrations.noneFound')}
        </p>
      ) : (
        <AdminTable labelledBy={labelledBy} columns={columns} rows={shown} rowKey={({ id }) => id} />
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Select of a few values, or all. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <Select<Value>
        id={id}
        allowClear
        placeholder={t('registrations.all')}
        options={options}
        {...(value && { value })}
        onChange={(chosen: Value | undefined) => onChange(chosen)}
      />
    </label>
  );
}

function isFound(row: RegistrationDto, text: string): boolean {
  const found = [row.playerName, row.parentName, row.parentEmail, row.parentPhone ?? ''].join(' ');
  return withoutAccents(found).includes(withoutAccents(text.trim()));
}

function useColumns(): TableColumn<RegistrationDto>[] {
  const { t } = useTranslation();
  const moment = useMomentFormat();
  const position = ({ playerPosition }: RegistrationDto) => t(`registrations.positions.${playerPosition}`);
  const age = (row: RegistrationDto) => ageWords(t, row);
  const thisYear = Number(clubToday().slice(0, 4));
  const years = ({ playerAge, birthYear }: RegistrationDto) =>
    birthYear === null ? (playerAge ?? 0) : thisYear - birthYear;
  return [
    {
      key: 'player',
      title: t('registrations.player'),
      show: (row) => <b>{row.playerName}</b>,
      sortBy: (row) => row.playerName,
    },
    {
      key: 'status',
      title: t('registrations.status'),
      show: (row) => <RegistrationTags row={row} />,
      sortBy: (row) => REGISTRATION_STATUSES.indexOf(row.status) * 1000 + (row.waitlistPosition ?? 0),
    },
    { key: 'position', title: t('registrations.position'), show: position, sortBy: position },
    { key: 'age', title: t('registrations.age'), show: age, sortBy: years },
    {
      key: 'parent',
      title: t('registrations.parent'),
      show: (row) => <Parent row={row} />,
      sortBy: (row) => row.parentName,
    },
    {
      key: 'at',
      title: t('registrations.registeredAt'),
      show: (row) => moment(row.createdAt),
      sortBy: (row) => row.createdAt,
    },
    {
      key: 'present',
      title: t('registrations.present'),
      show: (row) => row.status === 'confirmed' && <AttendanceTick row={row} />,
      sortBy: ({ attended }) => Number(!attended),
    },
    {
      key: 'actions',
      title: t('registrations.actions'),
      show: (row) =>
        row.status !== 'cancelled' && (
          <RegistrationActions
            row={row}
            addedText={t('registrations.confirmText', { name: row.playerName })}
          />
        ),
    },
  ];
}

function Parent({ row: { parentName, parentEmail, parentPhone } }: { row: RegistrationDto }) {
  return (
    <div className="registrations-parent">
      <span>{parentName}</span>
      <a href={`mailto:${parentEmail}`}>{parentEmail}</a>
      {parentPhone && <a href={`tel:${parentPhone.replace(/[^+\d]/g, '')}`}>{parentPhone}</a>}
    </div>
  );
}
