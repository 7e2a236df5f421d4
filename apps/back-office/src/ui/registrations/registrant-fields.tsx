import {
  ageOrBirthYear,
  FAMILY_EMAIL_PATTERN,
  isOnePlayer,
  isPhone,
  PLAYER_POSITIONS,
  REGISTRATION_FIELDS,
} from '@lions/domain';
import { Form, Input, InputNumber, Radio } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameRule } from '../forms/errors';
import { clubToday } from '../time/clock';
import type { CorrectionValues } from './corrections';

const { playerName, parentName, parentEmail, parentPhone } = REGISTRATION_FIELDS;

interface RegistrantFieldsProps {
  /** The positions of a practice have spots of their own: they are not corrected here. */
  isPractice?: boolean;
  /** Fields that may stay empty. */
  mayLack?: readonly ('age' | 'parentName')[];
  /** Below the e-mail address. */
  emailNote?: ReactNode;
  /** Below the last field. */
  hint?: string;
}

/** Player and contact of a registration; same bounds as the API's. */
export function RegistrantFields({
  isPractice = false,
  mayLack = [],
  emailNote,
  hint,
}: RegistrantFieldsProps) {
  const { t } = useTranslation();
  const required = (message: string) => [{ required: true, whitespace: true, message }];
  const optional = (label: string) => `${label} ${t('common.optional')}`;
  const [mayLackAge, mayLackParent] = [mayLack.includes('age'), mayLack.includes('parentName')];
  const parentRules = mayLackParent ? [] : required(t('validation.parentNameRequired'));
  const thisYear = Number(clubToday().slice(0, 4));
  const onePlayer = {
    validator: (_: unknown, name = '') =>
      isOnePlayer(name) ? Promise.resolve() : Promise.reject(new Error(t('validation.playerNameSeparated'))),
  };
  const age = {
    required: !mayLackAge,
    validator: (_: unknown, value: number | null | undefined) =>
      (mayLackAge && (value ?? null) === null) || (value && ageOrBirthYear(value, thisYear))
        ? Promise.resolve()
        : Promise.reject(new Error(t('validation.ageRequired'))),
  };
  const email = [
    ...required(t('validation.emailRequired')),
    { pattern: FAMILY_EMAIL_PATTERN, message: t('validation.emailInvalid') },
  ];
  const phone = {
    validator: (_: unknown, typed?: string | null) =>
      !typed?.trim() || isPhone(typed)
        ? Promise.resolve()
        : Promise.reject(new Error(t('validation.phoneInvalid'))),
  };
  const positions = PLAYER_POSITIONS.map((value) => ({
    value,
    label: t(`registrations.positions.${value}`),
  }));
  const inputs: Record<keyof CorrectionValues, ReactNode> = {
    playerName: (
      <Form.Item
        name="playerName"
        label={t('registrations.playerName')}
        rules={[...required(t('validation.playerNameRequired')), onePlayer]}
      >
        <Input autoComplete="off" maxLength={playerName.max} />
      </Form.Item>
    ),
    playerPosition: !isPractice && (
      <Form.Item
        name="playerPosition"
        label={t('registrations.position')}
        rules={[{ required: true, message: t('validation.positionRequired') }]}
      >
        <Radio.Group className="registrations-positions" options={positions} />
      </Form.Item>
    ),
    age: (
      <Form.Item
        name="age"
        label={mayLackAge ? optional(t('registrations.ageOrYear')) : t('registrations.ageOrYear')}
        rules={[age]}
      >
        <InputNumber precision={0} controls={false} inputMode="numeric" autoComplete="off" />
      </Form.Item>
    ),
    parentName: (
      <Form.Item
        name="parentName"
        label={mayLackParent ? optional(t('registrations.parentName')) : t('registrations.parentName')}
        rules={[...parentRules, nameRule(t)]}
      >
        <Input autoComplete="off" maxLength={parentName.max} />
      </Form.Item>
    ),
    parentEmail: (
      <>
        <Form.Item name="parentEmail" label={t('registrations.parentEmail')} rules={email}>
          <Input type="email" autoComplete="off" maxLength={parentEmail.max} />
        </Form.Item>
        {emailNote}
      </>
    ),
    parentPhone: (
      <Form.Item name="parentPhone" label={optional(t('registrations.phone'))} rules={[phone]} extra={hint}>
        <Input type="tel" autoComplete="off" maxLength={parentPhone.max} />
      </Form.Item>
    ),
  };
  return Object.entries(inputs).map(([field, input]) => <Fragment key={field}>{input}</Fragment>);
}
