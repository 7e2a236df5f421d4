import { ERRORS } from './error-code.js';
import { VALIDATION, validationKey, type ValidationKey } from './validation-message.js';

test.each(Object.entries(ERRORS))(
  '%s has a stable code, a status and a sentence',
  (code, { status, error }) => {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect([400, 401, 403, 404, 405, 408, 409, 411, 413, 415, 422, 423, 429, 431, 500, 503]).toContain(
      status,
    );
    expect(error).toMatch(/^[A-Z].{5,}$/);
  },
);

test('codes of one status have different sentences', () => {
  const sentences = Object.values(ERRORS).map(({ status, error }) => `${status} ${error}`);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each([
  ['INVALID_CREDENTIALS', 401, 'Invalid credentials'],
  ['INVALID_CLEANUP_TIME', 400, 'Please enter a valid time in HH:MM format (24-hour)'],
  ['ACCESS_DENIED', 403, 'You need superadmin privileges to access this area.'],
] as const)('%s has its fixed wording', (code, status, error) =>
  expect(ERRORS[code]).toEqual({ status, error }),
);

test.each(Object.keys(VALIDATION) as ValidationKey[])('the sentence of %s maps back to it', (key) => {
  expect(VALIDATION[key]).toMatch(/^[A-Z]/);
  expect(validationKey(VALIDATION[key])).toBe(key);
});

test.each([
  ['firstNameRequired', 'First name is required'],
  ['lastNameRequired', 'Last name is required'],
  ['teamNameRequired', 'Team name is required'],
  ['emailInvalid', 'Invalid email address'],
  ['passwordTooShort', 'Password must be at least 8 characters'],
  ['credentialsRequired', 'Please enter both username and password'],
  ['dateInvalid', 'Invalid date'],
] as const)('%s has its fixed wording', (key, sentence) => expect(VALIDATION[key]).toBe(sentence));

test.each(['', 'required', 'Required.', 'toString'])('%j is no rule’s sentence', (message) =>
  expect(validationKey(message)).toBeUndefined(),
);
