import { teamBadge } from '@lions/domain';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { LEAGUE_CONTENT } from '../../content/leagues';
import type { TeamValues } from './team-values';

/** The team's badge as the public will see it, while one types (spec 2.4). */
export function BadgePreview() {
  const { t } = useTranslation();
  const form = Form.useFormInstance<Partial<TeamValues>>();
  const { name = '', category, league, colorTheme } = Form.useWatch((typed) => typed, { form });
  // The first look is before the fields are there.
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
