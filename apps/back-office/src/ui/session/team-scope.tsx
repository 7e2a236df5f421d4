import { useCurrentUser, useListTeamsQuery } from '@lions/api-client';
import { isInScope } from '@lions/domain';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** Whether the signed-in user may change a team; null: what belongs to no team. The server decides in any case. */
export function useTeamScope(): (teamId: number | null) => boolean {
  const { user } = useCurrentUser();
  return (teamId) => isInScope(user?.teamIds ?? null, teamId);
}

/** The names of a coach's teams in one text; null: all teams. */
export function useTeamNames(): (teamIds: readonly number[] | null) => string {
  const { t } = useTranslation();
  const { data: teams = [] } = useListTeamsQuery({});
  const nameOf = (id: number) =>
    teams.find((team) => team.id === id)?.name ?? t('common.removedTeam', { id });
  return (teamIds) => {
    if (teamIds === null) return t('common.allTeams');
    return teamIds.length === 0 ? t('common.noTeam') : teamIds.map(nameOf).join(', ');
  };
}

/** Why the actions of a team are absent. */
export function OtherTeamNote() {
  const { t } = useTranslation();
  return <Alert type="info" showIcon className="admin-alert" title={t('common.otherTeam')} />;
}
