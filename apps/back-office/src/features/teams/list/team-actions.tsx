import { DeleteOutlined, EditOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useUpdateTeamMutation, type TeamDto } from '@lions/api-client';
import { notify } from '@lions/web-base';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../ui/forms/errors';
import { ifMatch } from '../../../ui/forms/version-conflict';
import { partOnDemand } from '../../../ui/screen/part';
import { useDeleteTeam } from './use-delete-team';

/** Lazily loaded team dialog. */
export const TeamDialogPart = partOnDemand(
  async () => (await import('../form/team-dialog')).TeamDialog,
  'dialog',
);

export function TeamActions({ team, onEdit }: { team: TeamDto; onEdit: () => void }) {
  const { t } = useTranslation();
  const [updateTeam, { isLoading }] = useUpdateTeamMutation();
  const { remove, isCounting } = useDeleteTeam(team);
  const { id, name, isVisible } = team;

  const toggling = useRef(false);

  const toggle = async () => {
    // A second tap would send the version that the first one replaced.
    if (toggling.current) return;
    toggling.current = true;
    const { error } = await updateTeam({
      id,
      'If-Match': ifMatch(team.version),
      updateTeamDto: { isVisible: !isVisible },
    });
    toggling.current = false;
    if (error) notifyFailure(t, t('teams.updateFailed'), error);
    else notify({ kind: 'success', title: t('teams.updated') });
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
