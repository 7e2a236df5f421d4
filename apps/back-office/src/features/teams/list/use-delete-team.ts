import {
  useDeleteTeamMutation,
  useLazyListTryoutSessionsQuery,
  type TeamDto,
  type TryoutSessionDto,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { notifyFailure } from '../../../ui/forms/errors';
import { isAhead, useHasMailServer } from '../../../ui/family-links/told';
import { ifMatch } from '../../../ui/forms/version-conflict';

/** Deletes the team after a confirmation that counts what is lost with it; busy while counting. */
export function useDeleteTeam(team: TeamDto) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [deleteTeam] = useDeleteTeamMutation();
  const [listSessions, { isFetching: isCounting }] = useLazyListTryoutSessionsQuery();
  const { id, name, version, activePlayers } = team;
  const lost = (losses: string[]) => t('teams.deleteLoses', { losses: losses.join(' · ') });

  const hasMailServer = useHasMailServer();

  /** What is lost with the team, and who tells the families of its coming sessions. */
  const consequences = async () => {
    const players = t('teams.deleteLosesPlayers', { count: activePlayers.length });
    const query = listSessions({ id });
    const { data: sessions } = await query;
    // Otherwise the query would refetch after the deletion and answer 404.
    query.unsubscribe();
    const told = t(hasMailServer ? 'teams.deleteTold' : 'teams.deleteUntold');
    if (!sessions) {
      const losses = [players, t('teams.deleteLosesSessions'), t('teams.deleteLosesAllRegistrations')];
      return [lost(losses), told];
    }
    const now = new Date().toISOString();
    const past = sessions.filter(({ endsAt }) => endsAt !== null && endsAt < now).length;
    const count = sessions.length - past;
    const losses = [
      players,
      t('teams.deleteLosesUpcoming', { count }),
      t('teams.deleteLosesPast', { count: past }),
      t('teams.deleteLosesRegistrations', { count: registrationsOf(sessions) }),
    ];
    const isTold = registrationsOf(sessions.filter((session) => isAhead(session))) > 0;
    return isTold ? [lost(losses), told] : [lost(losses)];
  };
  const remove = async () => {
    const text = [t('teams.confirmDelete'), ...(await consequences()), t('common.keptThirtyDays')];
    if (!(await confirm({ title: t('teams.deleteTitle', { name }), text, action: t('common.delete') })))
      return;
    const { error } = await deleteTeam({ id, 'If-Match': ifMatch(version) });
    if (error) notifyFailure(t, t('teams.deleteFailed'), error);
    else notify({ kind: 'success', title: t('teams.deleted') });
  };
  return { remove, isCounting };
}

const registrationsOf = (sessions: readonly TryoutSessionDto[]) =>
  sessions.reduce((sum, one) => sum + one.registeredCount + one.waitlistCount, 0);
