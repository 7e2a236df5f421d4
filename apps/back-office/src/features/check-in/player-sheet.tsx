import { useChangeRegistrationMutation } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../ui/forms/errors';
import { GiveSpot } from './give-spot';
import { Sheet } from './sheet';
import type { DoorRow, Edit } from './store/changes';
import type { Door } from './store/door';
import type { DoorState } from './store/door-state';

interface PlayerSheetProps {
  door: Door;
  state: DoorState;
  row: DoorRow;
  isReadOnly: boolean;
  onClose: () => void;
  onCorrect: () => void;
}

type SheetParts = Omit<PlayerSheetProps, 'isReadOnly' | 'onCorrect'>;

/** Call, mail, consent, correction, number and note of one player. */
export function PlayerSheet({ isReadOnly, onCorrect, ...sheet }: PlayerSheetProps) {
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
      {!isReadOnly && <OnlineActions {...sheet} onCorrect={onCorrect} />}
      {!isReadOnly && <NumberAndNote {...sheet} />}
    </Sheet>
  );
}

/** Consent and corrections are the server's: without a network the reason is shown instead. */
function OnlineActions({ door, state, row, onClose, onCorrect }: SheetParts & { onCorrect: () => void }) {
  const { t } = useTranslation();
  const [change, { isLoading }] = useChangeRegistrationMutation();
  const isAway = state.delivery === 'offline' || state.delivery === 'signedOut' || row.id === 0;
  const receive = async () => {
    const { error } = await change({ id: row.id, changeRegistrationDto: { consentReceived: true } });
    if (error) return notifyFailure(t, t('registrations.failed'), error);
    onClose();
    await door.sync();
  };
  return (
    <>
      {!row.hasConsent && <p>{t('checkIn.consent')}</p>}
      <p className="door-actions">
        {!row.hasConsent && (
          <button
            type="button"
            className="door-button"
            disabled={isAway || isLoading}
            onClick={() => void receive()}
          >
            {t('registrations.consentReceived')}
          </button>
        )}
        <button type="button" className="door-button" disabled={isAway} onClick={onCorrect}>
          {t('registrations.correct')}
        </button>
      </p>
      {isAway && <p>{t('checkIn.onlyOnline')}</p>}
    </>
  );
}

interface Typed {
  number: string;
  note: string;
}

/** Number and note with one Save, so that neither is lost with the other. */
function NumberAndNote({ door, state, row, onClose }: SheetParts) {
  const { t } = useTranslation();
  // Values at the opening of the sheet: a Save of another field does not undo another phone's change.
  const [before] = useState<Typed>({ number: String(row.tryoutNumber ?? ''), note: row.note ?? '' });
  const [typed, setTyped] = useState(before);
  const [next] = state.numbers;
  const give = (tryoutNumber: number | null) => save([{ tryoutNumber }]);
  const typedNumber = (): Edit[] =>
    typed.number === before.number
      ? []
      : [{ tryoutNumber: typed.number === '' ? null : Number(typed.number) }];
  const save = (number: Edit[]) => {
    const note = typed.note.trim();
    const edits = note === before.note ? number : [...number, { note }];
    if (edits.length > 0) door.edit(row, edits);
    onClose();
  };
  return (
    <form
      className="door-form"
      onSubmit={(event) => {
        event.preventDefault();
        save(typedNumber());
      }}
    >
      <div className="door-field">
        <label>
          {t('checkIn.tryoutNumber')}
          <input
            inputMode="numeric"
            type="number"
            min={LIMITS.tryoutNumber.min}
            max={LIMITS.tryoutNumber.max}
            value={typed.number}
            onChange={({ target }) => setTyped({ ...typed, number: target.value })}
          />
        </label>
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
      </div>
      <label className="door-label">
        {t('checkIn.note')}
        <input
          autoComplete="off"
          maxLength={LIMITS.checkInNote}
          value={typed.note}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
      </label>
      <button type="submit" className="door-button">
        {t('checkIn.save')}
      </button>
    </form>
  );
}
