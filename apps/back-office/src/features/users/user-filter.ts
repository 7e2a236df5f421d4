import type { UserDto } from '@lions/api-client';
import { type Role, foldText } from '@lions/domain';
import { userName } from './user-values';

/**
 * Whether a user can sign in: 'locked' lasts until the lock expires, 'inactive' until the user is
 * activated.
 */
type UserState = 'active' | 'locked' | 'inactive';

/** Filter of the list; an empty text and 'all' match every user. */
export interface UserFilter {
  text: string;
  role: Role | 'all';
  state: UserState | 'all';
}

export const ALL_USERS: UserFilter = { text: '', role: 'all', state: 'all' };

/** Number of users from which the filter is shown. */
export const FILTER_FROM = 9;

export const isLocked = ({ lockedUntil }: UserDto, now: Date) =>
  lockedUntil !== null && new Date(lockedUntil) > now;

export function userState(user: UserDto, now: Date): UserState {
  if (!user.isActive) return 'inactive';
  return isLocked(user, now) ? 'locked' : 'active';
}

/** Users whose name, e-mail or username contains every word, and that match role and state. */
export function filterUsers(
  users: readonly UserDto[],
  { text, role, state }: UserFilter,
  now: Date,
): UserDto[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return users.filter((user) => {
    const has = foldText(`${userName(user)} ${user.email} @${user.username}`);
    return (
      words.every((word) => has.includes(word)) &&
      (role === 'all' || user.role === role) &&
      (state === 'all' || userState(user, now) === state)
    );
  });
}
