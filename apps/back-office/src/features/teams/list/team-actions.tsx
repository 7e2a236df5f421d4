import { DeleteOutlined, EditOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import {
  type TeamDto,
  type TryoutSessionDto,
  type UpdateTeamDto,
  useLazyListTryoutSessionsQuery,
  useUpdateTeamMutation,
} from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../ui/forms/errors';
import { ifMatch } from '../../../ui/forms/version-conflict';
import { partOnDemand } from '../../../ui/screen/part';
import { useAnnouncedChange } from '../../../ui/changes/use-announced-change';

/** Lazily loaded team dialog. */
export const TeamDialogPart = partOnDemand(
  async () => (await import('../form/team-dialog')).TeamDialog,
  'dialog',
);

export function TeamActions({ team, onEdit }: { team: TeamDto; onEdit: () => void }) {
  const { t } = useTranslation();
  const { update, isLoading } = useTeamSwitch(team);
  const { remove, isCounting } = useDeleteTeam(team);
  const { name, isVisible } = team;
  return (
    <div className="admin-row-actions">
      <Button
        icon={isVisible ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
        loading={isLoading}
        aria-label={t(isVisible ? 'teams.hideNamed' : 'teams.showNamed', { name })}
        onClick={() => void update({ isVisible: !isVisible })}
      >
        {t(isVisible ? 'teams.hide' : 'teams.show')}
      </Button>
      <Button
        icon={<EditOutlined aria-hidden />}
        aria-label={t('common.editNamed', { name })}
        {...TeamDialogPart.ahead}
        onClick={onEdit}
      >
        {t('common.edit')}
      </Button>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        loading={isCounting}
        aria-label={t('common.deleteNamed', { name })}
        onClick={() => void remove()}
      >
        {t('common.delete')}
      </Button>
    </div>
  );
}

/** Switches one of the team's flags at once, without its dialog. */
export function useTeamSwitch({ id, version }: TeamDto) {
  const { t } = useTranslation();
  const [updateTeam, { isLoading }] = useUpdateTeamMutation();
  const isSending = useRef(false);
  const update = async (updateTeamDto: UpdateTeamDto) => {
    // A second tap would send the version that the first one replaced.
    if (isSending.current) return;
    isSending.current = true;
    const { error } = await updateTeam({ id, 'If-Match': ifMatch(version), updateTeamDto });
    isSending.current = false;
    if (error) notifyFailure(t, t('teams.updateFailed'), error);
    else notify({ kind: 'success', title: t('teams.updated') });
  };
  return { update, isLoading };
}

/** Deletes the team after a confirmation that counts what is lost with it; busy while counting. */
function useDeleteTeam(team: TeamDto) {
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
