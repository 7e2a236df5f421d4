import type { UserDto } from '@lions/api-client';
import type { Role } from '@lions/domain';

/** Values of the user dialog; a password only for a new user. */
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

/** Form values of a stored user. */
export function userValues({ firstName, lastName, username, email, role, isActive }: UserDto): UserValues {
  return { firstName, lastName, username, email, role, isActive };
}

/** Display name of a user: the full name, else the username. */
export const userName = ({ firstName, lastName, username }: UserDto) =>
  `${firstName} ${lastName}`.trim() || username;
