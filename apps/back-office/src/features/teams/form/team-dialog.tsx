import {
  useCreateTeamMutation,
  useListTeamsQuery,
  useUpdateTeamMutation,
  type TeamDto,
} from '@lions/api-client';
import type { League } from '@lions/domain';
import { notify } from '@lions/web-base';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure, showFieldProblems } from '../../../ui/forms/errors';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { ConflictAlert, ifMatch, newerVersion, useVersion } from '../../../ui/forms/version-conflict';
import { TeamFields, useTeamFormParts } from './team-fields';
import { looksSame, newSortOrder, newTeam, teamValues, type TeamValues } from './team-values';

interface TeamDialogProps {
  /** League of a new team: the one on the screen. */
  league: League;
  /** The team to edit; absent for a new one. */
  team?: TeamDto;
  onClosed: () => void;
}

/** 'Add New Team' or 'Edit Team'. */
export function TeamDialog({ league, team, onClosed }: TeamDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<TeamValues>();
  const { version, conflict, noteConflict } = useVersion(team?.version ?? 0, teamValues);
  const parts = useTeamFormParts(team?.id);
  const send = useSendTeam(team);

  const save = async (values: TeamValues) => {
    const { error } = await send(values, version, conflict?.theirs);
    if (!error) {
      notify({ kind: 'success', title: t(team ? 'teams.updated' : 'teams.created') });
      return true;
    }
    if (noteConflict(error, values)) return false;
    showFieldProblems(form, t, error);
    notifyFailure(t, t(team ? 'teams.updateFailed' : 'teams.createFailed'), error);
    return false;
  };

  return (
    <FormDialog
      form={form}
      title={t(team ? 'teams.editTeam' : 'teams.addNewTeam')}
      submitText={t(team ? 'common.save' : 'teams.addTeam')}
      initialValues={team ? teamValues(team) : newTeam(league)}
      onSave={save}
      onClosed={onClosed}
    >
      {conflict && (
        <ConflictAlert
          conflict={conflict}
          fields={Object.values(parts)}
          onChoose={(values) => form.setFieldsValue(values)}
        />
      )}
      <TeamFields parts={parts} />
    </FormDialog>
  );
}

/**
 * Creates or updates the team. A newer version that differs only in order or players is no
 * conflict: the dialog neither shows nor sends them.
 */
function useSendTeam(team: TeamDto | undefined) {
  const [createTeam] = useCreateTeamMutation();
  const [updateTeam] = useUpdateTeamMutation();
  const { data: teams = [] } = useListTeamsQuery({});
  return async (values: TeamValues, version: number, seen?: TeamValues) => {
    if (!team) {
      const sortOrder = newSortOrder(teams.filter(({ league }) => league === values.league));
      return createTeam({ createTeamDto: { ...values, sortOrder } });
    }
    const put = (expected: number) =>
      updateTeam({ id: team.id, 'If-Match': ifMatch(expected), updateTeamDto: values });
    const answer = await put(version);
    const newer = newerVersion<TeamDto>(answer.error);
    if (!newer || !looksSame(teamValues(newer), seen ?? teamValues(team))) return answer;
    return put(newer.version);
  };
}
