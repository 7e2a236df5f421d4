import { changeScopeOf, isInScope, VALIDATION, type ChangeScope } from '@lions/domain';
import { In } from 'typeorm';
import { AppError } from '../../platform/common/app-error.js';
import type { Reader } from '../../platform/database/reader.js';
import { text } from '../../platform/database/row-shape.js';
import { AdminUser } from './admin-user.entity.js';

/**
 * Refuses a change of a team, or with null of a practice, that the caller may not change. Call it in the transaction
 * of the change, with the team of the locked row. See docs/decisions/coaches/team-scope.md.
 * @throws AppError TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE
 */
export async function requireInScopeIn(
  reader: Reader,
  caller: ChangeScope,
  teamId: number | null,
): Promise<void> {
  if (!isInScope(caller, teamId)) throw await outOfScopeIn(reader, teamId);
}

/** Scope of an active user; undefined for any other. */
export async function changeScopeOfIn(reader: Reader, userId: number): Promise<ChangeScope | undefined> {
  const user = await reader.findOne(AdminUser, { where: { id: userId, isActive: true } });
  return user ? changeScopeOf(user) : undefined;
}

/** For a change that concerns all teams. @throws AppError TEAM_OUT_OF_SCOPE */
export function requireAllTeams({ teamIds }: ChangeScope): void {
  if (teamIds !== null) throw new AppError('TEAM_OUT_OF_SCOPE');
}

/** For a change of practices. @throws AppError PRACTICES_OUT_OF_SCOPE */
export function requirePractices({ mayChangePractices }: ChangeScope): void {
  if (!mayChangePractices) throw new AppError('PRACTICES_OUT_OF_SCOPE');
}

/** The error of a team, by its name, or with null of practices. */
export async function outOfScopeIn(reader: Reader, teamId: number | null): Promise<AppError> {
  if (teamId === null) return new AppError('PRACTICES_OUT_OF_SCOPE');
  const [team] = await reader.select('SELECT name FROM teams WHERE id = ?', [teamId], { name: text });
  return new AppError('TEAM_OUT_OF_SCOPE', team && { team: team.name });
}

/**
 * Deleted teams count, because they can be restored; so do `former` ones that were removed.
 * @throws AppError VALIDATION_FAILED
 */
export async function requireTeamsExistIn(
  reader: Reader,
  teamIds: readonly number[] | null,
  former: readonly number[] = [],
): Promise<void> {
  const added = teamIds?.filter((id) => !former.includes(id)) ?? [];
  if (added.length === 0 || (await reader.count<{ id: number }>('teams', { id: In(added) })) === added.length)
    return;
  throw new AppError('VALIDATION_FAILED', {
    details: [{ field: 'teamIds', message: VALIDATION.teamUnknown }],
  });
}
