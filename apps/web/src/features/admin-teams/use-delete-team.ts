import { useDeleteTeamMutation, useLazyListTryoutSessionsQuery, type TeamDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/admin-confirm';
import { notifyFailure } from '../../ui/admin-errors';
import { ifMatch } from '../../ui/admin-version-conflict';
import { notify } from '../../ui/notice-store';

/** Deletes the team after a question that says what is lost with it (decisions 6); busy while that is counted. */
export function useDeleteTeam(team: TeamDto) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [deleteTeam] = useDeleteTeamMutation();
  const [listSessions, { isFetching: isCounting }] = useLazyListTryoutSessionsQuery();
  const { id, name, version, activePlayers } = team;

  const losses = async () => {
    const players = t('teams.deleteLosesPlayers', { count: activePlayers.length });
    const query = listSessions({ id });
    const { data: sessions } = await query;
    // Else the list would be read anew after the team is gone, and not be found.
    query.unsubscribe();
    if (!sessions) return [players, t('teams.deleteLosesSessions'), t('teams.deleteLosesAllRegistrations')];
    const now = new Date().toISOString();
    const past = sessions.filter(({ endsAt }) => endsAt !== null && endsAt < now).length;
    const count = sessions.length - past;
    const registrations = sessions.reduce((sum, one) => sum + one.registeredCount + one.waitlistCount, 0);
    return [
      players,
      t('teams.deleteLosesUpcoming', { count }),
      t('teams.deleteLosesPast', { count: past }),
      t('teams.deleteLosesRegistrations', { count: registrations }),
    ];
  };
  const remove = async () => {
    const lost = t('teams.deleteLoses', { losses: (await losses()).join(' · ') });
    const text = [t('teams.confirmDelete'), lost, t('common.keptThirtyDays')];
    if (!(await confirm({ title: t('teams.deleteTitle', { name }), text, action: t('common.delete') })))
      return;
    const { error } = await deleteTeam({ id, 'If-Match': ifMatch(version) });
    if (error) notifyFailure(t, t('teams.deleteFailed'), error);
    else notify({ kind: 'success', title: t('teams.deleted') });
  };
  return { remove, isCounting };
}
