/** A team in tryout management, hidden or not. */
export const teamAddress = ({ id }: { id: number }) => `/admin?view=tryouts&team=${id}`;

/** The roster of a practice or tryout session; a practice has no team. */
export const rosterAddress = ({ id, team }: { id: number; team: { id: number } | null }) =>
  team === null ? `/admin?view=practices&roster=${id}` : `${teamAddress(team)}&registrations=${id}`;

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
