import { PageProblem } from '../../ui/page/page';
import { readTeams, readTryoutSessions, type FetchJson } from '../../ui/page/public-api';
import { teamView, type TeamView, type ViewForms } from './team-view';

/** A visible team with its sessions, ready for display. Throws `PageProblem`. */
export async function readTeam(fetchJson: FetchJson, teamId: number, forms: ViewForms): Promise<TeamView> {
  const [teams, sessions] = await Promise.all([readTeams(fetchJson), readTryoutSessions(fetchJson, teamId)]);
  const team = teams.find(({ id }) => id === teamId);
  if (!team) throw new PageProblem('notFound');
  return teamView(team, sessions, forms);
}
