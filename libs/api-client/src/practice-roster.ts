import type { RegistrationStatus } from './generated.js';

/** Page size that includes every registered or waiting player of a practice. */
export const practiceRoster = (practiceId: number, status: RegistrationStatus) => ({
  practiceId,
  status,
  limit: 500,
});
