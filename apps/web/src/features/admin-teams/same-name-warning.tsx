import { useListTeamsQuery } from '@lions/api-client';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { LEAGUE_CONTENT } from '../../content/leagues';
import { hasNamesake, type TeamValues } from './team-values';

/** Says, while a team's name is typed, that families see another team of that name in its league; it may be meant so. */
export function SameNameWarning({ teamId }: { teamId: number | undefined }) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<TeamValues>();
  const [name, league] = [Form.useWatch('name', form), Form.useWatch('league', form)];
  const { data: teams = [] } = useListTeamsQuery({});
  const isWarned = hasNamesake(teams, { id: teamId, name, league });
  // The place that announces it stands before there is anything to say.
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
