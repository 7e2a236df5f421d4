import { useListTeamsQuery } from '@lions/api-client';
import { LEAGUE_CONTENT } from '@lions/web-base';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { hasNamesake, type TeamValues } from './team-values';

/**
 * Warns, while a team's name is typed, that another visible team of its league has the same name;
 * does not block saving.
 */
export function SameNameWarning({ teamId }: { teamId: number | undefined }) {
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
