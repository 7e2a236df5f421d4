import type { UserDto } from '@lions/api-client';
import type { Role } from '@lions/domain';
import { userName } from './user-name';

/** Whether a user can sign in: 'locked' is until the lock ends, 'inactive' until somebody switches them on. */
export type UserState = 'active' | 'locked' | 'inactive';

/** What the list is narrowed to; an empty text and 'all' let everybody through. */
export interface UserFilter {
  text: string;
  role: Role | 'all';
  state: UserState | 'all';
}

export const EVERYBODY: UserFilter = { text: '', role: 'all', state: 'all' };

/** From this many users on the list can be narrowed. */
export const FILTER_FROM = 9;

export const isLocked = ({ lockedUntil }: UserDto, now: Date) =>
  lockedUntil !== null && new Date(lockedUntil) > now;

export function userState(user: UserDto, now: Date): UserState {
  if (!user.isActive) return 'inactive';
  return isLocked(user, now) ? 'locked' : 'active';
}

/** 'Zoé' is found by 'zoe'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The users that have every word in their name, e-mail or username, and the role and state that are asked for. */
export function filterUsers(
  users: readonly UserDto[],
  { text, role, state }: UserFilter,
  now: Date,
): UserDto[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return users.filter((user) => {
    const has = plain(`${userName(user)} ${user.email} @${user.username}`);
    return (
      words.every((word) => has.includes(word)) &&
      (role === 'all' || user.role === role) &&
      (state === 'all' || userState(user, now) === state)
    );
  });
}
