import { useCreateTeamMutation, useUpdateTeamMutation, type TeamDto } from '@lions/api-client';
import type { League } from '@lions/domain';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showFieldProblems } from '../../ui/admin-errors';
import { FormDialog } from '../../ui/admin-form-dialog';
import { ConflictAlert, ifMatch, useVersion } from '../../ui/admin-version-conflict';
import { notify } from '../../ui/notice-store';
import { TeamFields, useTeamFieldNames } from './team-fields';
import { NEW_TEAM, teamValues, type TeamValues } from './team-values';

interface TeamDialogProps {
  /** The league of a new team: the one that is shown. */
  league: League;
  /** The team to edit; absent: a new one. */
  team?: TeamDto;
  onClosed: () => void;
}

/** 'Add New Team' or 'Edit Team' (spec 2.5 and 4). */
export function TeamDialog({ league, team, onClosed }: TeamDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<TeamValues>();
  const [createTeam] = useCreateTeamMutation();
  const [updateTeam] = useUpdateTeamMutation();
  const { version, conflict, meet } = useVersion(team?.version ?? 0, teamValues);
  const fieldNames = useTeamFieldNames();

  const save = async (values: TeamValues) => {
    const { error } = team
      ? await updateTeam({ id: team.id, 'If-Match': ifMatch(version), updateTeamDto: values })
      : await createTeam({ createTeamDto: { ...values, league } });
    if (!error) {
      notify({ kind: 'success', title: t(team ? 'teams.updated' : 'teams.created') });
      return true;
    }
    if (meet(error, values)) return false;
    showFieldProblems(form, t, error);
    notifyFailure(t, t(team ? 'teams.updateFailed' : 'teams.createFailed'), error);
    return false;
  };

  return (
    <FormDialog
      form={form}
      title={t(team ? 'teams.editTeam' : 'teams.addNewTeam')}
      submitText={t(team ? 'common.save' : 'teams.addTeam')}
      initialValues={team ? teamValues(team) : NEW_TEAM}
      onSave={save}
      onClosed={onClosed}
    >
      {conflict && (
        <ConflictAlert
          conflict={conflict}
          fields={fieldNames}
          onChoose={(values) => form.setFieldsValue(values)}
        />
      )}
      <TeamFields />
    </FormDialog>
  );
}
