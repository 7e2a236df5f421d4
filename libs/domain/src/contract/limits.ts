/** Lengths and bounds, shared by the API's validation and the forms; see also TEAM_FIELDS and REGISTRATION_FIELDS. */
export const LIMITS = {
  /** In characters. */
  personName: 60,
  username: { min: 3, max: 40 },
  /** The audit log names a key 'API: …', as long as a username. */
  apiKeyName: 35,
  email: 254,
  secondFactorCode: 40,
  passkeyName: 60,
  password: { min: 8, maxBytes: 72 },
  location: 120,
  sessionDescription: 500,
  playerName: 80,
  parentName: 80,
  phone: 40,
  reason: 200,
  /** A coach's sentence in a mail. */
  familyNote: 300,
  messageSubject: 120,
  messageText: 3000,
  idempotencyKey: 100,
  checkInNote: 200,
  /** Description of a photograph, in one language. */
  altText: 200,
  /** Text in the register of confidentiality incidents. */
  incidentText: 2000,
  incidentPersons: 1_000_000,
  settingValue: 200,
  settingDescription: 300,
  /** Characters of a webhook's address, and of an answer to it that is kept. */
  webhookUrl: 500,
  webhookAnswer: 500,
  /** Characters of any other stored text, such as a browser's name. */
  shortText: 200,
  /** In entries. */
  playersPerTeam: 300,
  /** Passkeys of a user. */
  passkeys: 10,
  /** Tryout sessions per call, such as weekly ones. */
  sessionsAtOnce: 30,
  /** Changes that a phone sends per call, and the numbers that it leases at once. */
  checkInChanges: 100,
  leasedNumbers: { min: 10, max: 40 },
  /** The numbers that players wear at a tryout. */
  tryoutNumber: { min: 1, max: 999 },
  /** Practices per call. */
  practicesAtOnce: 60,
  /** Practices or sessions, and children, of one registration form. */
  formActivities: 10,
  formPlayers: 6,
  /** Registrations that a family cancels per call. */
  cancelledAtOnce: 200,
  /** Teams that a coach may change, when limited to some. */
  teamsOfCoach: 200,
  /** Teams that a season begins with, and that it archives. */
  seasonTeams: 200,
  /** Mails that a coach marks as told per call. */
  mailsToldAtOnce: 500,
  sessionCapacity: { min: 1, max: 200, default: 20 },
  /** The largest row id: MySQL's signed integer. */
  id: 2_147_483_647,
  /** Months around today in which a coach may write a tryout session. */
  sessionPastMonths: 12,
  sessionFutureMonths: 18,
  /** Places of a practice, goalies' included. */
  practiceCapacity: { min: 1, max: 60, default: 20 },
  /** Cents that taking part costs; characters of the address where it is paid. */
  fee: { min: 0, max: 9_999_999 },
  feeUrl: 300,
  /** How long a practice may last. */
  practiceMinutes: { min: 30, max: 240 },
  /** Months ahead of today in which a coach may plan a practice. */
  practiceFutureMonths: 18,
  /** Characters of a search, and results of each kind. */
  search: { min: 2, max: 80, perGroup: 8 },
  /** Minutes that mails about a coach's change wait, so that it can be undone. */
  mailDelay: { max: 10, default: 2 },
  /** Hours before the start in which a freed place is offered to all who wait. */
  lateOffer: { max: 48, default: 6 },
  /** Nights in a preview of the clean-up. */
  cleanupPreviewNights: { max: 31, default: 14 },
  /** Rows in one answer. */
  pageSize: { default: 100, max: 500 },
} as const;

/** Letters, digits, dot, hyphen and underscore. */
export const USERNAME_PATTERN = /^[A-Za-z0-9._-]+$/;

/** Text on one line: no control characters, so that a name cannot break a log line or a CSV cell. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what this pattern is about
export const ONE_LINE_PATTERN = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;

/** Text on several lines: line breaks and tabs, but no other control characters. */
// eslint-disable-next-line no-control-regex -- as above
export const MULTI_LINE_PATTERN = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;

/** At most 64 characters, with dots only between others. */
const LOCAL_PART = /(?![^@]{65})[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*/.source;
const HOST_LABEL = /[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?/.source;
/** A public top-level domain: at least two characters, starting with a letter. */
const TOP_LEVEL = /[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]/.source;

/** An admin user's e-mail address, ASCII and of ordinary form; a host without a dot, such as localhost, is accepted. */
export const USER_EMAIL_PATTERN = new RegExp(`^${LOCAL_PART}@${HOST_LABEL}(?:\\.${HOST_LABEL}){0,30}$`);

/** A family's e-mail address, reachable by mail: its domain has a dot and a top level. */
export const FAMILY_EMAIL_PATTERN = new RegExp(`^${LOCAL_PART}@(?:${HOST_LABEL}\\.){1,30}${TOP_LEVEL}$`);

/** A telephone number as `plainPhone` writes it, with or without an extension. */
export const PHONE_PATTERN = /^\+?\(?\d(?:[ ().-]{0,2}\d){6,14}(?: {0,2}(?:x|ext\.?|poste|#) ?\d{1,6})?$/i;
