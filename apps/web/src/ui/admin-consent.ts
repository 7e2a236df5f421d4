import type { RegistrationStatus } from '@lions/domain';

export interface ConsentState {
  status: RegistrationStatus;
  consentVersion: string | null;
  parentalAuthority: boolean;
}

/** Whether a family that has a place or waits for one is still to be asked for its consent, or for its authority to give it. */
export const lacksConsent = ({ status, consentVersion, parentalAuthority }: ConsentState): boolean =>
  status !== 'cancelled' && (consentVersion === null || !parentalAuthority);
