import type { UserDto } from '@lions/api-client';

/** Display name of a user: the full name, else the username. */
export const userName = ({ firstName, lastName, username }: UserDto) =>
  `${firstName} ${lastName}`.trim() || username;
