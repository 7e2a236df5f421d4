import type { WalkInDto } from '@lions/api-client';
import {
  CONSENT_VERSION,
  FAMILY_EMAIL_PATTERN,
  isPhone,
  LIMITS,
  PLAYER_POSITIONS,
  REGISTRATION_FIELDS,
  type PlayerPosition,
} from '@lions/domain';
import type { FormEvent, InputHTMLAttributes, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../ui/session/language';
import { Sheet } from './sheet';
import type { Change } from './store/changes';
import type { Door } from './store/door';

interface WalkInSheetProps {
  door: Door;
  /** Values that are known already. */
  player: Partial<Change['player']>;
  onClose: () => void;
  onAdded: () => void;
}

/** Enter goes to the next field: sent from a field it would agree for the parent. */
function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = Array.from(form.elements).filter((field) => field instanceof HTMLElement);
  const next = fields.slice(fields.indexOf(target) + 1);
  next.find((field) => field.matches('input:not([type=radio]), button'))?.focus();
}

/** A player who came without a registration: name, e-mail and consent are enough. */
export function WalkInSheet({ door, player, onClose, onAdded }: WalkInSheetProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    door.walkIn({ ...walkInOf(new FormData(event.currentTarget, submitter)), locale: language });
    onAdded();
    onClose();
  };
  return (
    <Sheet title={t('checkIn.walkIn')} onClose={onClose}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Enter of the fields inside */}
      <form className="door-form" onSubmit={add} onKeyDown={toNextField}>
        <Field
          label={t('checkIn.playerName')}
          name="playerName"
          required
          maxLength={LIMITS.playerName}
          pattern="[^,;]*"
          title={t('validation.playerNameSeparated')}
          defaultValue={player.playerName}
        />
        <Field
          label={t('checkIn.parentEmail')}
          name="parentEmail"
          type="email"
          required
          maxLength={LIMITS.email}
          problemOf={(email) =>
            email === '' || FAMILY_EMAIL_PATTERN.test(email.trim()) ? '' : t('validation.emailInvalid')
          }
          defaultValue={player.parentEmail}
        />
        <Positions chosen={player.playerPosition ?? 'Forward'} />
        <div className="door-pair">
          <Field
            label={t('checkIn.birthYear')}
            name="birthYear"
            type="number"
            inputMode="numeric"
            min={REGISTRATION_FIELDS.birthYear.min}
            max={new Date().getFullYear()}
          />
          <Field
            label={t('checkIn.parentPhone')}
            name="parentPhone"
            type="tel"
            maxLength={LIMITS.phone}
            problemOf={(phone) => (phone === '' || isPhone(phone) ? '' : t('validation.phoneInvalid'))}
          />
        </div>
        <p>
          {t('checkIn.consent')}{' '}
          <a href="/privacy-policy" target="_blank" rel="noreferrer">
            {t('checkIn.privacy')}
          </a>
        </p>
        <button type="submit" name="consent" value="given" className="door-button door-primary">
          {t('checkIn.addAgreed')}
        </button>
        <button type="submit" className="door-button">
          {t('checkIn.addUnagreed')}
        </button>
      </form>
    </Sheet>
  );
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  /** Why a value is refused; empty: it is not. */
  problemOf?: (value: string) => string;
};

function Field({ label, problemOf = () => '', ...input }: FieldProps) {
  const check = (element: HTMLInputElement | null) => element?.setCustomValidity(problemOf(element.value));
  return (
    <label className="door-label">
      {label}
      <input
        ref={check}
        autoComplete="off"
        onInput={({ currentTarget }) => check(currentTarget)}
        {...input}
      />
    </label>
  );
}

function Positions({ chosen }: { chosen: PlayerPosition }) {
  const { t } = useTranslation();
  return (
    <fieldset className="door-positions">
      <legend>{t('checkIn.position')}</legend>
      {PLAYER_POSITIONS.map((position) => (
        <label key={position}>
          <input type="radio" name="playerPosition" value={position} defaultChecked={position === chosen} />
          {t(`registrations.positions.${position}`)}
        </label>
      ))}
    </fieldset>
  );
}

function walkInOf(form: FormData): WalkInDto {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    playerName: text('playerName'),
    playerPosition: text('playerPosition') as PlayerPosition,
    parentEmail: text('parentEmail').toLowerCase(),
    ...(text('birthYear') !== '' && { birthYear: Number(text('birthYear')) }),
    ...(text('parentPhone') !== '' && { parentPhone: text('parentPhone') }),
    ...(form.get('consent') !== null && { consentVersion: CONSENT_VERSION }),
  };
}
