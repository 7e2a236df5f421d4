import {
  COLOR_THEMES,
  LEAGUES,
  PLAYER_DISPLAYS,
  type PlayerDisplay,
  publicPlayers,
  TEAM_FIELDS,
  teamBadge,
  type TeamField,
} from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import {
  Alert,
  Form,
  type FormItemProps,
  Input,
  Radio,
  type RadioGroupProps,
  Segmented,
  Select,
  Switch,
} from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTeamsQuery } from '@lions/api-client';
import type { ComparedField } from '../../../ui/forms/version-conflict';
import { useLanguage } from '../../../ui/session/language';
import { hasNamesake, type TeamFormField, type TeamValues } from './team-values';

/** A field in the form and in the version comparison. */
interface TeamFormPart
  extends ComparedField<TeamValues>, Pick<FormItemProps, 'extra' | 'rules' | 'valuePropName'> {
  input: ReactNode;
  /** Below the field. */
  more?: ReactNode;
}

type TeamFormParts = Record<TeamFormField, TeamFormPart>;

/**
 * All fields, in the order of the form. `name` and `description` have labels of their own, because the audit log uses
 * these names for other tables too.
 */
export function useTeamFormParts(teamId: number | undefined): TeamFormParts {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const nameOf = (field: TeamField) => TEAM_FIELDS[field][language];
  const line = (field: 'name' | 'nameFr' | 'category' | 'ageRange') => ({
    label: nameOf(field),
    input: <Input maxLength={TEAM_FIELDS[field].max} autoComplete="off" />,
    show: (values: TeamValues) => values[field],
  });
  const area = (field: 'description' | 'descriptionFr', lang: string) => ({
    label: nameOf(field),
    input: (
      <Input.TextArea maxLength={TEAM_FIELDS[field].max} autoSize={{ minRows: 2, maxRows: 6 }} lang={lang} />
    ),
    show: (values: TeamValues) => values[field],
  });
  const flag = (field: 'registrationOpen' | 'isVisible') => ({
    label: nameOf(field),
    input: <Switch />,
    valuePropName: 'checked',
    show: (values: TeamValues) => t(values[field] ? 'teams.on' : 'teams.off'),
  });
  return {
    name: {
      ...line('name'),
      label: t('teams.name'),
      rules: [{ required: true, whitespace: true, message: t('validation.teamNameRequired') }],
    },
    nameFr: { ...line('nameFr'), extra: t('teams.nameFrHint') },
    league: {
      label: nameOf('league'),
      input: <Segmented aria-label={nameOf('league')} options={LEAGUE_OPTIONS} />,
      show: ({ league }) => LEAGUE_CONTENT[league].label,
      more: <SameNameWarning teamId={teamId} />,
    },
    category: { ...line('category'), extra: t('teams.categoryHint') },
    ageRange: line('ageRange'),
    description: { ...area('description', 'en'), label: t('teams.description') },
    descriptionFr: { ...area('descriptionFr', 'fr'), extra: t('teams.descriptionHint') },
    colorTheme: {
      label: nameOf('colorTheme'),
      input: (
        <Select
          options={COLOR_THEMES.map((value) => ({ value, label: t(`teams.colors.${value}`) }))}
          optionRender={({ data }) => (
            <span className="admin-color">
              <span data-team-color={data.value} aria-hidden="true" />
              {data.label}
            </span>
          )}
        />
      ),
      show: ({ colorTheme }) => t(`teams.colors.${colorTheme}`),
      more: <BadgePreview />,
    },
    playerDisplay: {
      label: nameOf('playerDisplay'),
      extra: t('teams.displayHint'),
      input: <PlayerDisplayInput aria-label={nameOf('playerDisplay')} />,
      show: ({ playerDisplay }) => t(DISPLAY_KEYS[playerDisplay]),
    },
    registrationOpen: { ...flag('registrationOpen'), extra: t('teams.registrationOpenHint') },
    isVisible: { ...flag('isVisible'), extra: t('teams.visibleHint') },
  };
}

const LEAGUE_OPTIONS = LEAGUES.map((value) => ({ value, label: LEAGUE_CONTENT[value].label }));

/** The fields of a team. */
export function TeamFields({ parts }: { parts: TeamFormParts }) {
  return Object.entries(parts).map(([name, { label, extra, rules, valuePropName, input, more }]) => (
    <Fragment key={name}>
      <Form.Item name={name} label={label} extra={extra} rules={rules} valuePropName={valuePropName}>
        {input}
      </Form.Item>
      {more}
    </Fragment>
  ));
}

/** Live preview of the team's public badge. */
function BadgePreview() {
  const { t } = useTranslation();
  const form = Form.useFormInstance<Partial<TeamValues>>();
  const { name = '', category, league, colorTheme } = Form.useWatch((typed) => typed, { form });
  // Undefined on the first render, before the fields are mounted.
  if (!league) return null;
  return (
    <div className="team-preview" role="group" aria-label={t('teams.preview')}>
      <span className="admin-badge" data-team-color={colorTheme}>
        {teamBadge({ name, category: category || name, league }) || '–'}
      </span>
      <p>
        <b>{name.trim() || t('teams.previewName')}</b>
        <br />
        <span className="admin-hint">{LEAGUE_CONTENT[league].label}</span>
      </p>
    </div>
  );
}

/** Text keys of the display modes. */
const DISPLAY_KEYS = {
  names: 'teams.displayNames',
  initials: 'teams.displayInitials',
  numbers: 'teams.displayNumbers',
} as const;

const SOME_PLAYERS = ['Ann-Marie Demo', 'Zoé Exemple'];

const example = (display: PlayerDisplay) => publicPlayers(SOME_PLAYERS, display).join(', ');

/**
 * How the public sees the team's players, with an example of each mode. The form passes `value` and `id`; the caller
 * passes `aria-label`.
 */
function PlayerDisplayInput(props: RadioGroupProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group {...props} className="team-displays">
      {PLAYER_DISPLAYS.map((display) => (
        <Radio key={display} value={display}>
          {t(DISPLAY_KEYS[display])}
          <span className="admin-hint">{t('teams.displayExample', { players: example(display) })}</span>
        </Radio>
      ))}
    </Radio.Group>
  );
}

/**
 * Warns, while a team's name is typed, that another visible team of its league has the same name;
 * does not block saving.
 */
function SameNameWarning({ teamId }: { teamId: number | undefined }) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<TeamValues>();
  const [name, league] = [Form.useWatch('name', form), Form.useWatch('league', form)];
  const { data: teams = [] } = useListTeamsQuery({});
  const isWarned = hasNamesake(teams, { id: teamId, name, league });
  // The live region is mounted before it has content, or screen readers miss the first message.
  return (
    <div role="status">
      {isWarned && (
        <Alert
          type="warning"
          showIcon
          className="admin-alert"
          title={t('teams.sameName', { league: LEAGUE_CONTENT[league].label })}
        />
      )}
    </div>
  );
}
