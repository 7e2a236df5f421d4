import { DeleteOutlined, EditOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useDeleteTeamMutation, useUpdateTeamMutation, type TeamDto } from '@lions/api-client';
import { teamBadge } from '@lions/domain';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { LEAGUE_CONTENT } from '../../content/leagues';
import { useMomentFormat } from '../../ui/admin-clock';
import { useConfirm } from '../../ui/admin-confirm';
import { notifyFailure } from '../../ui/admin-errors';
import { ifMatch } from '../../ui/admin-version-conflict';
import { notify } from '../../ui/notice-store';

/** One team of the list: what it is, whether the public sees it, and its three actions (spec 2.5). */
export function TeamCard({ team, onEdit }: { team: TeamDto; onEdit: () => void }) {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  const { name, league, category, isVisible, activePlayers, colorTheme } = team;
  return (
    <li className="admin-card admin-row">
      <span className="admin-badge" data-team-color={colorTheme} aria-hidden="true">
        {teamBadge(team)}
      </span>
      <div className="admin-row-text">
        <h3>{name}</h3>
        <p>
          {LEAGUE_CONTENT[league].label}
          {category !== name && ` · ${category}`} · {t('teams.playersCount', { count: activePlayers.length })}
        </p>
        <p className="admin-hint">{t('common.lastUpdated', { when: formatMoment(team.updatedAt) })}</p>
        <VisibilityTag isVisible={isVisible} />
      </div>
      <TeamActions team={team} onEdit={onEdit} />
    </li>
  );
}

function VisibilityTag({ isVisible }: { isVisible: boolean }) {
  const { t } = useTranslation();
  return isVisible ? (
    <Tag className="admin-tag admin-tag-good" icon={<EyeOutlined aria-hidden />}>
      {t('teams.visible')}
    </Tag>
  ) : (
    <Tag className="admin-tag admin-tag-quiet" icon={<EyeInvisibleOutlined aria-hidden />}>
      {t('teams.hidden')}
    </Tag>
  );
}

function TeamActions({ team, onEdit }: { team: TeamDto; onEdit: () => void }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [updateTeam, { isLoading }] = useUpdateTeamMutation();
  const [deleteTeam] = useDeleteTeamMutation();
  const { id, name, isVisible } = team;
  const version = { id, 'If-Match': ifMatch(team.version) };

  const toggle = async () => {
    const { error } = await updateTeam({ ...version, updateTeamDto: { isVisible: !isVisible } });
    if (error) notifyFailure(t, t('teams.updateFailed'), error);
    else notify({ kind: 'success', title: t('teams.updated') });
  };
  const remove = async () => {
    const lost = t('teams.deleteLoses', { count: team.activePlayers.length });
    const text = [t('teams.confirmDelete'), lost, t('common.keptThirtyDays')];
    if (!(await confirm({ title: t('teams.deleteTitle', { name }), text, action: t('common.delete') })))
      return;
    const { error } = await deleteTeam(version);
    if (error) notifyFailure(t, t('teams.deleteFailed'), error);
    else notify({ kind: 'success', title: t('teams.deleted') });
  };

  return (
    <div className="admin-row-actions">
      <Button
        icon={isVisible ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
        loading={isLoading}
        aria-label={t(isVisible ? 'teams.hideNamed' : 'teams.showNamed', { name })}
        onClick={() => void toggle()}
      >
        {t(isVisible ? 'teams.hide' : 'teams.show')}
      </Button>
      <Button
        icon={<EditOutlined aria-hidden />}
        aria-label={t('common.editNamed', { name })}
        onClick={onEdit}
      >
        {t('common.edit')}
      </Button>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('common.deleteNamed', { name })}
        onClick={() => void remove()}
      >
        {t('common.delete')}
      </Button>
    </div>
  );
}
