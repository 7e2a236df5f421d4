import {
  ageOrBirthYear,
  FAMILY_EMAIL_PATTERN,
  isOnePlayer,
  isPhone,
  LIMITS,
  PLAYER_POSITIONS,
} from '@lions/domain';
import type { PlayerPosition } from '@lions/domain';
import { Form, Input, InputNumber, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { nameRule } from '../../ui/forms/errors';
import { clubToday } from '../../ui/time/clock';

/** Values of the dialog; `age` is an age in years or a year of birth. */
export interface AddPlayerValues {
  playerName: string;
  playerPosition: PlayerPosition;
  age: number;
  parentName: string;
  parentEmail: string;
  parentPhone?: string;
}

/** Player and contact; same bounds as the API's. */
export function AddPlayerFields() {
  const { t } = useTranslation();
  const required = (message: string) => [{ required: true, whitespace: true, message }];
  const thisYear = Number(clubToday().slice(0, 4));
  const onePlayer = {
    validator: (_: unknown, name = '') =>
      isOnePlayer(name) ? Promise.resolve() : Promise.reject(new Error(t('validation.playerNameSeparated'))),
  };
  const age = {
    required: true,
    validator: (_: unknown, value: number | null | undefined) =>
      value && ageOrBirthYear(value, thisYear)
        ? Promise.resolve()
        : Promise.reject(new Error(t('validation.ageRequired'))),
  };
  const email = [
    ...required(t('validation.emailRequired')),
    { pattern: FAMILY_EMAIL_PATTERN, message: t('validation.emailInvalid') },
  ];
  const phone = {
    validator: (_: unknown, typed = '') =>
      typed.trim() === '' || isPhone(typed)
        ? Promise.resolve()
        : Promise.reject(new Error(t('validation.phoneInvalid'))),
  };
  const positions = PLAYER_POSITIONS.map((value) => ({
    value,
    label: t(`registrations.positions.${value}`),
  }));
  return (
    <>
      <Form.Item
        name="playerName"
        label={t('registrations.playerName')}
        rules={[...required(t('validation.playerNameRequired')), onePlayer]}
      >
        <Input autoComplete="off" maxLength={LIMITS.playerName} />
      </Form.Item>
      <Form.Item
        name="playerPosition"
        label={t('registrations.position')}
        rules={[{ required: true, message: t('validation.positionRequired') }]}
      >
        <Radio.Group className="registrations-positions" options={positions} />
      </Form.Item>
      <Form.Item name="age" label={t('registrations.ageOrYear')} rules={[age]}>
        <InputNumber precision={0} controls={false} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="parentName"
        label={t('registrations.parentName')}
        rules={[...required(t('validation.parentNameRequired')), nameRule(t)]}
      >
        <Input autoComplete="off" maxLength={LIMITS.parentName} />
      </Form.Item>
      <Form.Item name="parentEmail" label={t('registrations.parentEmail')} rules={email}>
        <Input type="email" autoComplete="off" maxLength={LIMITS.email} />
      </Form.Item>
      <Form.Item
        name="parentPhone"
        label={`${t('registrations.phone')} ${t('common.optional')}`}
        rules={[phone]}
        extra={t('registrations.addConsent')}
      >
        <Input type="tel" autoComplete="off" maxLength={LIMITS.phone} />
      </Form.Item>
    </>
  );
}
