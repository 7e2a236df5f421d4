import { teamBadge } from '@lions/domain';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TeamValues } from './team-values';

/** Live preview of the team's public badge. */
export function BadgePreview() {
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
