import type { FoundEventDto, FoundTeamDto } from '@lions/api-client';

/** Tryout management shows only visible teams; a hidden one opens in its league's team list. */
export const teamAddress = ({ id, league, isVisible }: Pick<FoundTeamDto, 'id' | 'league' | 'isVisible'>) =>
  isVisible ? `/admin?view=tryouts&team=${id}` : `/admin?view=teams&league=${league}`;

/** The roster of a practice or tryout session. */
export function rosterAddress({ id, team }: Pick<FoundEventDto, 'id' | 'team'>): string {
  if (team === null) return `/admin?view=practices&roster=${id}`;
  return team.isVisible ? `${teamAddress(team)}&registrations=${id}` : teamAddress(team);
}

interface RegistrationOfFamily {
  /** null: the family had no link yet. */
  familyId: number | null;
  registrationId: number;
}

/** The card of a family, by one of its registrations where it has no id. */
export const familyCardAddress = ({ familyId, registrationId }: RegistrationOfFamily): string =>
  familyId === null
    ? `/admin?view=family&registration=${registrationId}`
    : `/admin?view=family&id=${familyId}`;
