import type { UserDto } from '@lions/api-client';
import type { Role } from '@lions/domain';

/** What the user dialog edits; the password only of a new user. */
export interface UserValues {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  role: Role;
  isActive: boolean;
  password?: string;
}

export const NEW_USER: UserValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  role: 'coach',
  isActive: true,
  password: '',
};

/** A stored user as the dialog shows it. */
export function userValues({ firstName, lastName, username, email, role, isActive }: UserDto): UserValues {
  return { firstName, lastName, username, email, role, isActive };
}
