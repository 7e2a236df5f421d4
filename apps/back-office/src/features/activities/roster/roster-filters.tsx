import { PLAYER_POSITIONS, REGISTRATION_STATUSES, type PlayerPosition } from '@lions/domain';
import { Input, Select } from 'antd';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFound, positionOf, type RosterRow } from './roster';

interface RosterFiltersProps {
  rows: readonly RosterRow[];
  /** Renders the rows that match. */
  children: (shown: RosterRow[]) => ReactNode;
}

/** Filters a roster by status, position and text. */
export function RosterFilters({ rows, children: showRows }: RosterFiltersProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [status, setStatus] = useState<RosterRow['status']>();
  const [position, setPosition] = useState<PlayerPosition>();
  const searchId = useId();
  const shown = rows.filter(
    (row) =>
      (!status || row.status === status) && (!position || positionOf(row) === position) && isFound(row, text),
  );
  // Escape empties the field first; the next one closes the roster.
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation();
    event.preventDefault();
    setText('');
  };
  return (
    <>
      <div className="admin-filters">
        <label htmlFor={searchId}>
          {t('registrations.search')}
          <Input
            id={searchId}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={clear}
          />
        </label>
        <Choice
          label={t('registrations.status')}
          all={t('registrations.allStatuses')}
          options={REGISTRATION_STATUSES.map((value) => ({
            value,
            label: t(`registrations.statuses.${value}`),
          }))}
          value={status}
          onChange={setStatus}
        />
        <Choice
          label={t('registrations.position')}
          all={t('registrations.allPositions')}
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
        showRows(shown)
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  options: { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Select of a few values, or all. */
function Choice<Value extends string>({ label, all, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <Select<Value>
        id={id}
        allowClear
        placeholder={all}
        options={options}
        {...(value && { value })}
        onChange={(chosen: Value | undefined) => onChange(chosen)}
      />
    </label>
  );
}
