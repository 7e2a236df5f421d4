import { isInScope } from '@lions/domain';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import type { Reader } from '../database/reader.js';
import { text } from '../database/row-shape.js';

type Scoped = Pick<Caller, 'teamIds'>;

/**
 * Refuses a change of a team that the caller may not change; null: it belongs to no team, as a practice. Call it in
 * the transaction of the change, with the team of the locked row. See docs/decisions/coaches/team-scope.md.
 * @throws AppError TEAM_OUT_OF_SCOPE
 */
export async function requireTeamIn(
  reader: Reader,
  { teamIds }: Scoped,
  teamId: number | null,
): Promise<void> {
  if (teamId !== null && !isInScope(teamIds, teamId)) throw await outOfScopeIn(reader, teamId);
}

/** For a change that concerns all teams. @throws AppError TEAM_OUT_OF_SCOPE */
export function requireAllTeams({ teamIds }: Scoped): void {
  if (teamIds !== null) throw new AppError('TEAM_OUT_OF_SCOPE');
}

/** The error that names the team. */
export async function outOfScopeIn(reader: Reader, teamId: number): Promise<AppError> {
  const [team] = await reader.select('SELECT name FROM teams WHERE id = ?', [teamId], { name: text });
  return new AppError('TEAM_OUT_OF_SCOPE', team && { team: team.name });
}
