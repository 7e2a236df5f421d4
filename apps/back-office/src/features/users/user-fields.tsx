import { LIMITS, ROLES, USER_EMAIL_PATTERN, USERNAME_PATTERN } from '@lions/domain';
import { Checkbox, Form, Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { nameRule } from '../../ui/forms/errors';
import { NewPasswordField } from '../../ui/forms/password-field';
import { TeamsInput } from '../../ui/forms/teams-input';
import { clubToday } from '../../ui/time/clock';
import { DayItem } from '../../ui/time/day-picker';
import { useTeamNames } from '../../ui/session/team-scope';
import type { ComparedField } from '../../ui/forms/version-conflict';
import type { UserValues } from './user-values';

/** Field names, as in the API. */
export function useUserLabels(): Record<keyof UserValues, string> {
  const { t } = useTranslation();
  return {
    firstName: t('users.firstName'),
    lastName: t('users.lastName'),
    username: t('users.username'),
    email: t('users.email'),
    role: t('users.role'),
    teamIds: t('users.teams'),
    mayChangePractices: t('users.practicesToo'),
    vettedOn: t('users.vettedOn'),
    isActive: t('users.isActive'),
    password: t('users.password'),
  };
}

/** Labels of the fields, for the version comparison. */
export function useUserFieldNames(): ComparedField<UserValues>[] {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const teamNames = useTeamNames();
  return [
    { label: labels.firstName, show: ({ firstName }) => firstName },
    { label: labels.lastName, show: ({ lastName }) => lastName },
    { label: labels.username, show: ({ username }) => username },
    { label: labels.email, show: ({ email }) => email },
    { label: labels.role, show: ({ role }) => t(`common.${role}`) },
    { label: labels.teamIds, show: ({ teamIds }) => teamNames(teamIds ?? null) },
    {
      label: labels.mayChangePractices,
      show: ({ mayChangePractices }) => t(mayChangePractices ? 'common.yes' : 'common.no'),
    },
    { label: labels.vettedOn, show: ({ vettedOn }) => vettedOn },
    { label: labels.isActive, show: ({ isActive }) => (isActive ? labels.isActive : t('users.inactive')) },
  ];
}

/** The fields of an admin user; same bounds as the API's. */
export function UserFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const form = Form.useFormInstance<UserValues>();
  const role = Form.useWatch('role', form);
  const teamIds = Form.useWatch('teamIds', form);
  const required = (message: string) => [{ required: true, whitespace: true, message }];
  const username = {
    required: true,
    ...LIMITS.username,
    pattern: USERNAME_PATTERN,
    message: t('validation.usernameInvalid'),
  };
  const email = [
    ...required(t('validation.emailRequired')),
    { pattern: USER_EMAIL_PATTERN, message: t('validation.emailInvalid') },
  ];
  return (
    <>
      <Form.Item
        name="firstName"
        label={labels.firstName}
        rules={[...required(t('validation.firstNameRequired')), nameRule(t)]}
      >
        <Input autoComplete="off" maxLength={LIMITS.personName} />
      </Form.Item>
      <Form.Item
        name="lastName"
        label={labels.lastName}
        rules={[...required(t('validation.lastNameRequired')), nameRule(t)]}
      >
        <Input autoComplete="off" maxLength={LIMITS.personName} />
      </Form.Item>
      <Form.Item name="username" label={labels.username} rules={[username]}>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={LIMITS.username.max} />
      </Form.Item>
      <Form.Item name="email" label={labels.email} rules={email}>
        <Input type="email" autoComplete="off" maxLength={LIMITS.email} />
      </Form.Item>
      {isNew && (
        <NewPasswordField name="password" label={labels.password} ifEmpty={t('users.passwordHint')} />
      )}
      <Form.Item name="role" label={labels.role} extra={t('users.roleHint')}>
        <Select options={ROLES.map((value) => ({ value, label: t(`common.${value}`) }))} />
      </Form.Item>
      {role === 'coach' && (
        <Form.Item name="teamIds" label={labels.teamIds} extra={t('users.teamsHint')}>
          <TeamsInput label={labels.teamIds} />
        </Form.Item>
      )}
      {role === 'coach' && teamIds && (
        <Form.Item name="mayChangePractices" valuePropName="checked" extra={t('users.practicesTooHint')}>
          <Checkbox className="admin-user-practices">{labels.mayChangePractices}</Checkbox>
        </Form.Item>
      )}
      <DayItem
        name="vettedOn"
        label={`${labels.vettedOn} ${t('common.optional')}`}
        extra={t('users.vettedOnHint')}
        last={clubToday()}
      />
      <Form.Item
        name="isActive"
        label={labels.isActive}
        valuePropName="checked"
        extra={t('users.isActiveHint')}
        hidden={isNew}
      >
        <Switch />
      </Form.Item>
    </>
  );
}
