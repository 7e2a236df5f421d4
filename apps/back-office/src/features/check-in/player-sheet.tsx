import { LIMITS } from '@lions/domain';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { GiveSpot } from './give-spot';
import { Sheet } from './sheet';
import type { DoorRow } from './store/changes';
import type { Door } from './store/door';
import type { DoorState } from './store/door-state';

interface PlayerSheetProps {
  door: Door;
  state: DoorState;
  row: DoorRow;
  isReadOnly: boolean;
  onClose: () => void;
}

/** Call, mail, number and note of one player. */
export function PlayerSheet({ isReadOnly, ...sheet }: PlayerSheetProps) {
  const { door, row, onClose } = sheet;
  const { t } = useTranslation();
  const { parentName, parentPhone: phone, parentEmail: email } = row;
  return (
    <Sheet title={row.playerName} onClose={onClose}>
      {parentName && <p>{parentName}</p>}
      <p className="door-actions">
        {phone && (
          <a className="door-button door-primary" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {t('checkIn.call', { phone })}
          </a>
        )}
        <a className="door-button" href={`mailto:${email}`}>
          {t('checkIn.mail', { email })}
        </a>
        {!isReadOnly && row.status === 'waiting' && <GiveSpot door={door} row={row} onGiven={onClose} />}
      </p>
      {!isReadOnly && (
        <>
          <NumberField {...sheet} />
          <NoteField door={door} row={row} onClose={onClose} />
        </>
      )}
    </Sheet>
  );
}

/** The number in order, or a typed one. */
function NumberField({ door, state, row, onClose }: Omit<PlayerSheetProps, 'isReadOnly'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(String(row.tryoutNumber ?? ''));
  const [next] = state.numbers;
  const give = (tryoutNumber: number | null) => {
    door.edit(row, [{ tryoutNumber }]);
    onClose();
  };
  return (
    <form
      className="door-field"
      onSubmit={(event) => {
        event.preventDefault();
        give(Number(typed));
      }}
    >
      <label>
        {t('checkIn.tryoutNumber')}
        <input
          inputMode="numeric"
          type="number"
          required
          min={LIMITS.tryoutNumber.min}
          max={LIMITS.tryoutNumber.max}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit" className="door-button">
        {t('checkIn.save')}
      </button>
      {row.tryoutNumber !== null && (
        <button type="button" className="door-button" onClick={() => give(null)}>
          {t('checkIn.takeBack')}
        </button>
      )}
      {row.tryoutNumber === null && next !== undefined && (
        <button type="button" className="door-button door-primary" onClick={() => give(next)}>
          {t('checkIn.nextNumber', { number: next })}
        </button>
      )}
    </form>
  );
}

function NoteField({ door, row, onClose }: Omit<PlayerSheetProps, 'state' | 'isReadOnly'>) {
  const { t } = useTranslation();
  const [note, setNote] = useState(row.note ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    door.edit(row, [{ note: note.trim() }]);
    onClose();
  };
  return (
    <form className="door-field" onSubmit={save}>
      <label>
        {t('checkIn.note')}
        <input
          autoComplete="off"
          maxLength={LIMITS.checkInNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <button type="submit" className="door-button">
        {t('checkIn.save')}
      </button>
    </form>
  );
}
