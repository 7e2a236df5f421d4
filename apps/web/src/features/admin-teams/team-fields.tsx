import { COLOR_THEMES, LIMITS, PLAYER_DISPLAYS } from '@lions/domain';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ComparedField } from '../../ui/admin-version-conflict';
import type { TeamValues } from './team-values';

const DISPLAY_KEYS = {
  names: 'teams.displayNames',
  initials: 'teams.displayInitials',
  numbers: 'teams.displayNumbers',
} as const;

/** The team dialog's fields, for the comparison of two versions. */
export function useTeamFieldNames(): ComparedField<TeamValues>[] {
  const { t } = useTranslation();
  return [
    { label: t('teams.name'), show: ({ name }) => name },
    { label: t('teams.category'), show: ({ category }) => category },
    { label: t('teams.description'), show: ({ description }) => description },
    { label: t('teams.ageRange'), show: ({ ageRange }) => ageRange },
    { label: t('teams.colorTheme'), show: ({ colorTheme }) => t(`teams.colors.${colorTheme}`) },
    { label: t('teams.playerDisplay'), show: ({ playerDisplay }) => t(DISPLAY_KEYS[playerDisplay]) },
  ];
}

/** Everything that one can say about a team (spec 2.5 and section 5). */
export function TeamFields() {
  const { t } = useTranslation();
  const required = { required: true, whitespace: true, message: t('validation.teamNameRequired') };
  return (
    <>
      <Form.Item name="name" label={t('teams.name')} rules={[required]}>
        <Input maxLength={LIMITS.teamName} />
      </Form.Item>
      <Form.Item name="category" label={t('teams.category')} extra={t('teams.categoryHint')}>
        <Input maxLength={LIMITS.teamCategory} />
      </Form.Item>
      <Form.Item name="description" label={t('teams.description')}>
        <Input.TextArea maxLength={LIMITS.teamDescription} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="ageRange" label={t('teams.ageRange')}>
        <Input maxLength={LIMITS.ageRange} />
      </Form.Item>
      <Form.Item name="colorTheme" label={t('teams.colorTheme')}>
        <Select
          options={COLOR_THEMES.map((value) => ({ value, label: t(`teams.colors.${value}`) }))}
          optionRender={({ data }) => (
            <span className="admin-color">
              <span data-team-color={data.value} aria-hidden="true" />
              {data.label}
            </span>
          )}
        />
      </Form.Item>
      <Form.Item name="playerDisplay" label={t('teams.playerDisplay')} extra={t('teams.displayHint')}>
        <Select options={PLAYER_DISPLAYS.map((value) => ({ value, label: t(DISPLAY_KEYS[value]) }))} />
      </Form.Item>
    </>
  );
}
