/**
 * Every error of the API: its HTTP status and its English sentence (docs/decisions/api-errors.md). The site
 * translates the code; its dictionaries are typed by this table, so a missing sentence does not compile.
 */
export const ERRORS = {
  VALIDATION_FAILED: { status: 400, error: 'Please check the highlighted fields.' },
  MALFORMED_REQUEST: { status: 400, error: 'This is not a valid HTTP request.' },
  MALFORMED_JSON: { status: 400, error: 'The request body is not valid JSON.' },
  MALFORMED_ID: { status: 400, error: 'The id in the address must be a positive whole number.' },
  UNKNOWN_LEAGUE: { status: 400, error: "Unknown league: use 'lheq' or 'm18aaa'." },
  TEAM_MISMATCH: { status: 400, error: 'The team in the body is not the team in the address.' },
  INVALID_CLEANUP_TIME: { status: 400, error: 'Please enter a valid time in HH:MM format (24-hour)' },
  INVALID_SETTING: { status: 400, error: 'This setting does not accept that value.' },
  PASSWORD_TOO_COMMON: {
    status: 400,
    error:
      "This password is too easy to guess. Avoid common words, sequences, words of the club and the person's name.",
  },
  PASSWORD_TOO_LONG: {
    status: 400,
    error: 'Password must be at most 72 bytes: accented letters and emoji count for more than one.',
  },
  WRONG_PASSWORD: { status: 400, error: 'The current password is incorrect.' },
  SECOND_FACTOR_WRONG: {
    status: 400,
    error:
      'This code is not right, or was used already. Check the clock of the phone, and type the next one.',
  },
  PASSKEY_REFUSED: {
    status: 400,
    error:
      'The passkey was not added: it took longer than five minutes, or is there already. Please try again.',
  },
  RESET_LINK_INVALID: {
    status: 400,
    error: 'This link has expired or was already used. Ask a superadmin for a new one.',
  },
  MESSAGE_INCOMPLETE: {
    status: 400,
    error: 'Write a subject and a text in at least one language. A language has both or neither.',
  },
  PICTURE_TYPE: {
    status: 400,
    error: 'This is not a photograph that the site accepts: choose a JPEG, PNG or WebP file.',
  },
  PICTURE_SIZE: {
    status: 400,
    error: 'Choose another photograph: from 600 to 12,000 pixels wide and high, and at most 50 megapixels.',
  },
  PICTURE_UNREADABLE: {
    status: 400,
    error: 'This photograph cannot be read: the file is damaged. Save it again, or choose another one.',
  },
  API_KEY_IN_ADDRESS: {
    status: 400,
    error:
      "An address is written to logs, so a key in it counts as seen by others: revoke it, and send another one as 'Authorization: Bearer'.",
  },
  WEBHOOK_ADDRESS: {
    status: 400,
    error:
      'Webhooks are sent only to addresses that begin with https:// and lead to a server on the public internet.',
  },
  NOT_SIGNED_IN: { status: 401, error: 'Please sign in.' },
  INVALID_CREDENTIALS: { status: 401, error: 'Invalid credentials' },
  API_KEY_INVALID: {
    status: 401,
    error: 'This API key is unknown, has ended or was revoked, or its maker is no longer a superadmin.',
  },
  SECOND_FACTOR_NEEDED: { status: 401, error: 'Type the code of your authenticator app, too.' },
  SECOND_FACTOR_REFUSED: {
    status: 401,
    error: 'This code is not right, or was used already. Wait for the next one, or type a recovery code.',
  },
  PASSKEY_NEEDED: {
    status: 401,
    error:
      'The password alone is not enough here: sign in with your passkey. Lost it? Ask another superadmin.',
  },
  SECOND_FACTOR_SET_UP: { status: 403, error: 'Set up your second step at the sign-in first.' },
  ACCESS_DENIED: { status: 403, error: 'You need superadmin privileges to access this area.' },
  SCOPE_MISSING: { status: 403, error: 'The API key lacks a permission that this call needs.' },
  API_KEY_LIMITED: {
    status: 403,
    error: 'The API key is for some teams only, and this call is about practices or the whole club.',
  },
  API_KEY_REFUSED: {
    status: 403,
    error: 'This call takes no API key: docs/integrate.md lists those that do. Public calls need none.',
  },
  TEAM_OUT_OF_SCOPE: {
    status: 403,
    error: 'This is not one of the teams that you may change. A superadmin can change which teams are yours.',
  },
  PRACTICES_OUT_OF_SCOPE: {
    status: 403,
    error: 'Your account may not change practices. A superadmin can allow it.',
  },
  FAMILY_OUT_OF_SCOPE: {
    status: 403,
    error:
      'This family has registrations that you may not change, so you cannot hand out its link. A superadmin can.',
  },
  REGISTRATION_CLOSED: { status: 403, error: 'Registration for this session is closed.' },
  PRACTICE_REGISTRATION_OFF: { status: 403, error: 'Registration for practices is not open yet.' },
  PRACTICE_STARTED: {
    status: 403,
    error: 'Registration closed when this practice started.',
  },
  SESSION_CANCELLED: { status: 403, error: 'This session is cancelled.' },
  PRACTICE_CANCELLED: { status: 403, error: 'This practice is cancelled.' },
  CROSS_SITE_REQUEST: { status: 403, error: 'This request came from another site and was refused.' },
  NOT_FOUND: { status: 404, error: 'There is nothing at this address.' },
  TEAM_NOT_FOUND: { status: 404, error: 'Team not found' },
  SESSION_NOT_FOUND: { status: 404, error: 'Tryout session not found' },
  PRACTICE_NOT_FOUND: { status: 404, error: 'Practice not found' },
  MAIL_NOT_FOUND: { status: 404, error: 'Mail not found' },
  REGISTRATION_NOT_FOUND: { status: 404, error: 'Registration not found' },
  FAMILY_NOT_FOUND: { status: 404, error: 'This family does not exist, or its data was erased.' },
  FAMILY_LINK_NOT_FOUND: {
    status: 404,
    error: 'This link no longer works. You can ask for a new one by email.',
  },
  FAMILY_LINK_LIMITED: {
    status: 403,
    error: 'This link cannot do that. Use the link in our emails to the family’s own address.',
  },
  RECEIPT_NOT_FOUND: {
    status: 404,
    error: 'This link no longer leads to a registration.',
  },
  USER_NOT_FOUND: { status: 404, error: 'User not found' },
  API_KEY_NOT_FOUND: { status: 404, error: 'This API key is already revoked.' },
  DEVICE_NOT_FOUND: { status: 404, error: 'This device is already signed out.' },
  PASSKEY_NOT_FOUND: { status: 404, error: 'This passkey is already removed.' },
  PICTURE_NOT_FOUND: { status: 404, error: 'Photograph not found' },
  INCIDENT_NOT_FOUND: { status: 404, error: 'Incident not found' },
  WEBHOOK_NOT_FOUND: { status: 404, error: 'Webhook not found' },
  DELIVERY_NOT_FOUND: { status: 404, error: 'Delivery not found' },
  SETTING_NOT_FOUND: { status: 404, error: 'Setting not found' },
  UNDO_NOT_FOUND: {
    status: 404,
    error: 'This change cannot be undone: the time limit has passed, or another coach made it.',
  },
  RUN_NOT_WAITING: {
    status: 404,
    error: 'This run is no longer waiting: it has run in the meantime, or nothing is due.',
  },
  REQUEST_TIMEOUT: { status: 408, error: 'The request took too long to arrive. Please try again.' },
  MESSAGE_REACHES_NONE: { status: 409, error: 'No family matches this choice: nothing was sent.' },
  USERNAME_TAKEN: { status: 409, error: 'This username is already taken.' },
  EMAIL_TAKEN: { status: 409, error: 'This email is already used by another user.' },
  VERSION_CONFLICT: {
    status: 409,
    error: 'Somebody else changed this in the meantime. Compare both versions, then save again.',
  },
  UNDO_CONFLICT: {
    status: 409,
    error: 'Nothing was undone: it has been changed again since then. Please correct it yourself.',
  },
  SHEET_OUTDATED: {
    status: 409,
    error:
      'Nothing was changed: the club has changed since you saw the differences. Please look at them again.',
  },
  OWN_ACCOUNT: { status: 409, error: 'You cannot delete, demote or deactivate your own account.' },
  NO_MAIL_SERVER: {
    status: 409,
    error: 'This site sends no mail. A superadmin can create a link for you to choose a new password.',
  },
  SECOND_FACTOR_ON: { status: 409, error: 'The second step is on already. Turn it off first.' },
  OWN_SECOND_FACTOR: {
    status: 409,
    error: 'Turn off your own second step under “My profile”, with a code.',
  },
  SECOND_FACTOR_OFF: { status: 409, error: 'The second step is off.' },
  SECOND_FACTOR_OWN_FIRST: {
    status: 409,
    error:
      'Set up your own second step first, under “My profile”. Otherwise you would be locked out at once.',
  },
  PASSKEY_LIMIT: { status: 409, error: 'You have ten passkeys. Remove one first.' },
  ALREADY_JOINED: {
    status: 409,
    error: 'This user has already chosen a password. Create a password link instead.',
  },
  LAST_SUPERADMIN: { status: 409, error: 'This is the last active superadmin: add another one first.' },
  TEAM_ORDER_OUTDATED: {
    status: 409,
    error: 'A team of this league was added or removed in the meantime. Check the list, then reorder it.',
  },
  TEAM_HAS_SESSIONS: {
    status: 409,
    error: 'This team has coming tryout sessions: cancel or delete them first, or keep the team.',
  },
  TEAM_DELETED: { status: 409, error: 'The team of this session is deleted: restore the team first.' },
  SESSION_FULL: {
    status: 409,
    error: 'All spots are taken: add a spot, or cancel a registration first.',
  },
  WAITING_RUN_CHANGED: {
    status: 409,
    error: 'Nothing was removed: this run would now remove other rows. Check the numbers again.',
  },
  MAIL_SETTLED: { status: 409, error: 'This email has already been sent or is no longer needed.' },
  DELIVERY_PENDING: { status: 409, error: 'This delivery is still being tried: it needs no replay.' },
  NOBODY_WAITING: {
    status: 409,
    error: 'Nobody else is waiting: the player would get the same spot again.',
  },
  SIGNED_IN_AS_OTHER: {
    status: 409,
    error: 'Another user is signed in in this browser now: nothing was saved in their name.',
  },
  NUMBER_TAKEN: { status: 409, error: 'Another player wears this number.' },
  ALREADY_REGISTERED: { status: 409, error: 'This player is already registered there.' },
  ACTIVITY_MOVED: {
    status: 409,
    error: 'Nothing was registered: the date or time has changed. Check the new one, then register again.',
  },
  REGISTRATION_CANCELLED: {
    status: 409,
    error: 'This registration was cancelled. Register the player again.',
  },
  REGISTRATION_OVER: {
    status: 409,
    error: 'The activity has started or was called off: this registration can no longer be changed here.',
  },
  POSITION_POOL_FIXED: {
    status: 409,
    error:
      'Skaters and goalies have separate spots in a practice. To change between them, cancel and register again.',
  },
  OWN_ADDRESS: {
    status: 409,
    error: 'This is your own email address. A second guardian has another one.',
  },
  EMAIL_PROVEN: {
    status: 409,
    error:
      'This email address is confirmed: a link that we sent to it was opened. To use another one, ask a coach or the club.',
  },
  SPOT_TAKEN: {
    status: 409,
    error: 'This spot is no longer free. You keep your place on the waiting list.',
  },
  STILL_WAITING: {
    status: 409,
    error: 'This player is still on the waiting list and has no spot to confirm yet.',
  },
  LENGTH_REQUIRED: {
    status: 411,
    error: 'The request must say the length of its body: send Content-Length, not chunks.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    error: 'The request is too large: at most 100 KB, or 16 KB without a sign-in.',
  },
  PICTURE_TOO_LARGE: { status: 413, error: 'This file is too large: a photograph may have at most 8 MB.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, error: 'Send JSON, with the content type application/json.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    error: 'This Idempotency-Key was already used for another request.',
  },
  ACCOUNT_LOCKED: {
    status: 423,
    error: 'Too many failed sign-ins: this account is locked for a while. Please try again later.',
  },
  TOO_MANY_REQUESTS: { status: 429, error: 'Too many requests. Please wait a moment and try again.' },
  HEADERS_TOO_LARGE: {
    status: 431,
    error:
      'The headers of the request are too large: at most 16 KB. Removing the cookies of this site may help.',
  },
  INTERNAL_ERROR: {
    status: 500,
    error: 'Something went wrong on our side. Please try again; if it happens again, send us the request id.',
  },
  SERVER_BUSY: {
    status: 503,
    error: 'The server is too busy to check a password right now. Please try again in a few seconds.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    error: 'The service cannot reach its database right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; error: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** True for a code of the table above. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
