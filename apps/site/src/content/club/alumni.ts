import type { ClubValue } from '@lions/domain';

/** A former player of the club. */
export type Alumnus = NonNullable<ClubValue<'alumni'>['alumni']>[number];

/** A search for the player's profile by name, which does not go stale. */
export const profileSearch = ({ name }: Alumnus): string =>
  `https://www.eliteprospects.com/search/player?${new URLSearchParams({ q: name }).toString()}`;
