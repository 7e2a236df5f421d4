import { useCurrentUser, useListTeamsQuery } from '@lions/api-client';
import { isInScope, type ChangeScope } from '@lions/domain';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** Until the user is known. */
const ALL: ChangeScope = { teamIds: null, mayChangePractices: true };

/** Whether the signed-in user may change a team; null: the practices. The server decides in any case. */
export function useTeamScope(): (teamId: number | null) => boolean {
  const { user } = useCurrentUser();
  return (teamId) => isInScope(user ?? ALL, teamId);
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

/** Why the actions of a team, or of practices, are absent. */
export function OutOfScopeNote({ of }: { of: 'team' | 'practices' }) {
  const { t } = useTranslation();
  const title = t(of === 'team' ? 'common.otherTeam' : 'common.otherPractices');
  return <Alert type="info" showIcon className="admin-alert" title={title} />;
}
