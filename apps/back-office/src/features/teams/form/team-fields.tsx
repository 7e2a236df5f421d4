import { COLOR_THEMES, LEAGUES, LIMITS } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Form, Input, Segmented, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ComparedField } from '../../../ui/forms/version-conflict';
import { BadgePreview } from './badge-preview';
import { DISPLAY_KEYS, PlayerDisplayField } from './player-display-field';
import { SameNameWarning } from './same-name-warning';
import type { TeamValues } from './team-values';

/** Labels of the fields, for the version comparison. */
export function useTeamFieldNames(): ComparedField<TeamValues>[] {
  const { t } = useTranslation();
  const onOff = (on: boolean) => t(on ? 'teams.on' : 'teams.off');
  return [
    { label: t('teams.name'), show: ({ name }) => name },
    { label: t('teams.league'), show: ({ league }) => LEAGUE_CONTENT[league].label },
    { label: t('teams.category'), show: ({ category }) => category },
    { label: t('teams.ageRange'), show: ({ ageRange }) => ageRange },
    { label: t('teams.description'), show: ({ description }) => description },
    { label: t('teams.descriptionFr'), show: ({ descriptionFr }) => descriptionFr },
    { label: t('teams.colorTheme'), show: ({ colorTheme }) => t(`teams.colors.${colorTheme}`) },
    { label: t('teams.playerDisplay'), show: ({ playerDisplay }) => t(DISPLAY_KEYS[playerDisplay]) },
    { label: t('teams.registrationOpen'), show: ({ registrationOpen }) => onOff(registrationOpen) },
    { label: t('teams.visible'), show: ({ isVisible }) => onOff(isVisible) },
  ];
}

/** The fields of a team. */
export function TeamFields({ teamId }: { teamId: number | undefined }) {
  return (
    <>
      <NameFields teamId={teamId} />
      <DescriptionFields />
      <LookFields />
      <PlayerDisplayField />
      <SwitchField name="registrationOpen" label="teams.registrationOpen" hint="teams.registrationOpenHint" />
      <SwitchField name="isVisible" label="teams.visible" hint="teams.visibleHint" />
    </>
  );
}

function NameFields({ teamId }: { teamId: number | undefined }) {
  const { t } = useTranslation();
  const required = { required: true, whitespace: true, message: t('validation.teamNameRequired') };
  return (
    <>
      <Form.Item name="name" label={t('teams.name')} rules={[required]}>
        <Input maxLength={LIMITS.teamName} autoComplete="off" />
      </Form.Item>
      <Form.Item name="league" label={t('teams.league')}>
        <Segmented
          aria-label={t('teams.league')}
          options={LEAGUES.map((value) => ({ value, label: LEAGUE_CONTENT[value].label }))}
        />
      </Form.Item>
      <SameNameWarning teamId={teamId} />
      <Form.Item name="category" label={t('teams.category')} extra={t('teams.categoryHint')}>
        <Input maxLength={LIMITS.teamCategory} autoComplete="off" />
      </Form.Item>
      <Form.Item name="ageRange" label={t('teams.ageRange')}>
        <Input maxLength={LIMITS.ageRange} autoComplete="off" />
      </Form.Item>
    </>
  );
}

function DescriptionFields() {
  const { t } = useTranslation();
  const area = { maxLength: LIMITS.teamDescription, autoSize: { minRows: 2, maxRows: 6 } };
  return (
    <>
      <Form.Item name="description" label={t('teams.description')}>
        <Input.TextArea {...area} lang="en" />
      </Form.Item>
      <Form.Item name="descriptionFr" label={t('teams.descriptionFr')} extra={t('teams.descriptionHint')}>
        <Input.TextArea {...area} lang="fr" />
      </Form.Item>
    </>
  );
}

function LookFields() {
  const { t } = useTranslation();
  return (
    <>
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
      <BadgePreview />
    </>
  );
}

interface SwitchFieldProps {
  name: 'registrationOpen' | 'isVisible';
  label: 'teams.registrationOpen' | 'teams.visible';
  hint: 'teams.registrationOpenHint' | 'teams.visibleHint';
}

function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { t } = useTranslation();
  return (
    <Form.Item name={name} label={t(label)} valuePropName="checked" extra={t(hint)}>
      <Switch />
    </Form.Item>
  );
}
