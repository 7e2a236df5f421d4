import type { RegistrationStatus } from '@lions/domain';

export interface ConsentState {
  status: RegistrationStatus;
  consentVersion: string | null;
  parentalAuthority: boolean;
}

/** Whether a registered or waiting family's consent, or its authority to give it, is still missing. */
export const lacksConsent = ({ status, consentVersion, parentalAuthority }: ConsentState): boolean =>
  status !== 'cancelled' && (consentVersion === null || !parentalAuthority);
