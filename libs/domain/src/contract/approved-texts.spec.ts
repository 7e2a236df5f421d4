import { ERRORS } from './error-code.js';
import { VALIDATION } from './validation-message.js';

/** Sentences of the API that the club approved, word for word; another wording needs the club's yes first. */
const APPROVED_ERRORS: Partial<Record<keyof typeof ERRORS, string>> = {
  INVALID_CREDENTIALS: 'Invalid credentials',
  ACCESS_DENIED: 'You need superadmin privileges to access this area.',
  INVALID_CLEANUP_TIME: 'Please enter a valid time in HH:MM format (24-hour)',
};

const APPROVED_RULES: Partial<Record<keyof typeof VALIDATION, string>> = {
  required: 'Required',
  emailInvalid: 'Invalid email address',
  playerNameRequired: 'Player name is required',
  positionRequired: 'Please select a position',
  dateRequired: 'Date is required',
  dateInvalid: 'Invalid date',
  timeRequired: 'Time is required',
  capacityTooSmall: 'Capacity must be at least 1',
  teamNameRequired: 'Team name is required',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  passwordTooShort: 'Password must be at least 8 characters',
  credentialsRequired: 'Please enter both username and password',
};

describe('sentences that the club approved', () => {
  it.each(Object.entries(APPROVED_ERRORS))('are unchanged: %s', (code, sentence) =>
    expect(ERRORS[code as keyof typeof ERRORS].error).toBe(sentence),
  );

  it.each(Object.entries(APPROVED_RULES))('are unchanged: %s', (rule, sentence) =>
    expect(VALIDATION[rule as keyof typeof VALIDATION]).toBe(sentence),
  );
});
