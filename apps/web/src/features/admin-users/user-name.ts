import type { UserDto } from '@lions/api-client';

/** How a user is called: the full name, else the username (spec 2.5). */
export const userName = ({ firstName, lastName, username }: UserDto) =>
  `${firstName} ${lastName}`.trim() || username;
