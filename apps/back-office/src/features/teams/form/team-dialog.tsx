import {
  useCreateTeamMutation,
  useListTeamsQuery,
  useUpdateTeamMutation,
  type TeamDto,
} from '@lions/api-client';
import type { League } from '@lions/domain';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { useSave } from '../../../ui/forms/use-save';
import { ifMatch, newerVersion } from '../../../ui/forms/version-conflict';
import { TeamFields, useTeamFormParts } from './team-fields';
import { looksSame, newSortOrder, newTeam, teamValues, type TeamValues } from './team-values';

interface TeamDialogProps {
  /** League of a new team: the one on the screen. */
  league: League;
  /** The team to edit; absent for a new one. */
  team?: TeamDto;
  onCreated: (team: TeamDto) => void;
  onClosed: () => void;
}

/** 'Add New Team' or 'Edit Team'. */
export function TeamDialog({ league, team, onCreated, onClosed }: TeamDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<TeamValues>();
  const parts = useTeamFormParts(team?.id);
  const saving = useSave({
    form,
    row: team,
    valuesOf: teamValues,
    compared: Object.values(parts),
    call: useSendTeam(team, onCreated),
    done: t(team ? 'teams.updated' : 'teams.created'),
    failed: t(team ? 'teams.updateFailed' : 'teams.createFailed'),
  });
  return (
    <FormDialog
      saving={saving}
      title={t(team ? 'teams.editTeam' : 'teams.addNewTeam')}
      submitText={t(team ? 'common.save' : 'teams.addTeam')}
      initialValues={team ? teamValues(team) : newTeam(league)}
      onClosed={onClosed}
    >
      <TeamFields parts={parts} />
    </FormDialog>
  );
}

/**
 * Creates or updates the team. A newer version that differs only in order or players is no
 * conflict: the dialog neither shows nor sends them.
 */
function useSendTeam(team: TeamDto | undefined, onCreated: (team: TeamDto) => void) {
  const [createTeam] = useCreateTeamMutation();
  const [updateTeam] = useUpdateTeamMutation();
  const { data: teams = [] } = useListTeamsQuery({});
  return async (values: TeamValues, match: string, seen: TeamValues | undefined) => {
    if (!team) {
      const sortOrder = newSortOrder(teams.filter(({ league }) => league === values.league));
      const answer = await createTeam({ createTeamDto: { ...values, sortOrder } });
      if (answer.data) onCreated(answer.data);
      return answer;
    }
    const put = (expected: string) =>
      updateTeam({ id: team.id, 'If-Match': expected, updateTeamDto: values });
    const answer = await put(match);
    const newer = newerVersion<TeamDto>(answer.error);
    if (!newer || !seen || !looksSame(teamValues(newer), seen)) return answer;
    return put(ifMatch(newer.version));
  };
}
