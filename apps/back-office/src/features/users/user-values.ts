import type { UserDto } from '@lions/api-client';
import type { Role } from '@lions/domain';

/** Values of the user dialog; a password only for a new user. */
export interface UserValues {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  role: Role;
  /** null: all teams. Absent for a superadmin. */
  teamIds?: number[] | null;
  /** Absent where all teams are chosen: it is without effect. */
  mayChangePractices?: boolean;
  /** 'YYYY-MM-DD'; empty: none is known. */
  vettedOn: string;
  isActive: boolean;
  password?: string;
}

export const NEW_USER: UserValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  role: 'coach',
  teamIds: null,
  mayChangePractices: false,
  vettedOn: '',
  isActive: true,
  password: '',
};

/** Form values of a stored user. */
export function userValues(user: UserDto): UserValues {
  const { firstName, lastName, username, email, role, teamIds, mayChangePractices, isActive } = user;
  const vettedOn = user.vettedOn ?? '';
  return { firstName, lastName, username, email, role, teamIds, mayChangePractices, vettedOn, isActive };
}

/** Display name of a user: the full name, else the username. */
export const userName = ({ firstName, lastName, username }: UserDto) =>
  `${firstName} ${lastName}`.trim() || username;
