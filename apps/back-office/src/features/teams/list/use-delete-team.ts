import { useLazyListTryoutSessionsQuery, type TeamDto, type TryoutSessionDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { useTranslation } from 'react-i18next';
import { useAnnouncedChange } from '../../../ui/changes/use-announced-change';
import { notifyFailure } from '../../../ui/forms/errors';
import { ifMatch } from '../../../ui/forms/version-conflict';

/** Deletes the team after a confirmation that counts what is lost with it; busy while counting. */
export function useDeleteTeam(team: TeamDto) {
  const { t } = useTranslation();
  const { change, isAsking } = useAnnouncedChange();
  const [listSessions, { isFetching: isCounting }] = useLazyListTryoutSessionsQuery();
  const { id, name, version, activePlayers } = team;
  const lost = (losses: string[]) => t('teams.deleteLoses', { losses: losses.join(' · ') });

  const losses = async () => {
    const players = t('teams.deleteLosesPlayers', { count: activePlayers.length });
    const query = listSessions({ id });
    const { data: sessions } = await query;
    // Otherwise the query would refetch after the deletion and answer 404.
    query.unsubscribe();
    if (!sessions) {
      return lost([players, t('teams.deleteLosesSessions'), t('teams.deleteLosesAllRegistrations')]);
    }
    const now = new Date().toISOString();
    const past = sessions.filter(({ endsAt }) => endsAt !== null && endsAt < now).length;
    const count = sessions.length - past;
    return lost([
      players,
      t('teams.deleteLosesUpcoming', { count }),
      t('teams.deleteLosesPast', { count: past }),
      t('teams.deleteLosesRegistrations', { count: registrationsOf(sessions) }),
    ]);
  };
  const remove = async () => {
    const text = [t('teams.confirmDelete'), await losses(), t('common.keptThirtyDays')];
    const outcome = await change({
      call: 'deleteTeam',
      arg: { id, 'If-Match': ifMatch(version) },
      question: { title: t('teams.deleteTitle', { name }), text, action: t('common.delete') },
    });
    if (outcome?.error) notifyFailure(t, t('teams.deleteFailed'), outcome.error);
    else if (outcome) notify({ kind: 'success', title: t('teams.deleted') });
  };
  return { remove, isCounting: isCounting || isAsking };
}

const registrationsOf = (sessions: readonly TryoutSessionDto[]) =>
  sessions.reduce((sum, one) => sum + one.registeredCount + one.waitlistCount, 0);
