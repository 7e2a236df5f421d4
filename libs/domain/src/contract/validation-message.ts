import { EVENT_DAYS } from '../club/event-setting.js';
import { textsIn } from '../people.js';
import { TEAM_SENTENCES } from '../teams/team-fields.js';
import { LIMITS } from './limits.js';

/**
 * The English sentence of every rule that a form shows at its field: the API answers them in `details`, the site
 * translates them by key.
 */
export const VALIDATION = {
  required: 'Required',
  credentialsRequired: 'Please enter both username and password',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  usernameInvalid: `Username must be ${LIMITS.username.min} to ${LIMITS.username.max} letters, digits, dots, hyphens or underscores`,
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  passwordTooShort: `Password must be at least ${LIMITS.password.min} characters`,
  scopesInvalid: 'Choose at least one permission',
  endNotAhead: 'The end must be in the future',
  roleInvalid: 'Role must be coach or superadmin',
  ...textsIn('en', TEAM_SENTENCES),
  dateInvalid: 'Invalid date',
  dateAhead: 'The date must not be in the future',
  daysReversed: 'The last day must not be before the first',
  dateOutOfRange: `The date must be at most ${LIMITS.sessionPastMonths} months in the past or ${LIMITS.sessionFutureMonths} months ahead`,
  timeInvalid:
    "The time must look like '6:00 PM - 7:30 PM', in steps of 15 minutes from 7:00 AM to 9:00 PM, and end after it starts",
  daysInvalid: `From 1 to ${LIMITS.sessionsAtOnce} different days`,
  dateRequired: 'Date is required',
  timeRequired: 'Time is required',
  capacityTooSmall: 'Capacity must be at least 1',
  capacityTooLarge: `Capacity must be at most ${LIMITS.practiceCapacity.max}`,
  practiceDateOutOfRange: `The date must be between today and ${LIMITS.practiceFutureMonths} months ahead`,
  practiceTimeInvalid: `The time must look like '6:00 PM - 7:30 PM', end after it starts, and last from ${LIMITS.practiceMinutes.min} to ${LIMITS.practiceMinutes.max} minutes`,
  practicesInvalid: `From 1 to ${LIMITS.practicesAtOnce} practices`,
  locationRequired: 'Location is required',
  playerNameRequired: 'Player name is required',
  playerNameSeparated: 'Please write the name without a comma or semicolon',
  nameHoldsSemicolon: 'Please write the name without a semicolon',
  nameHoldsLink: 'Please write the name without a web address',
  parentNameRequired: 'Parent name is required',
  positionRequired: 'Please select a position',
  ageRequired: 'Enter an age of 4 to 25, or a year of birth',
  phoneInvalid: 'Invalid phone number',
  reasonRequired: 'A reason is required to confirm ahead of the waiting list',
  tooManyPlayers: `At most ${LIMITS.playersPerTeam} players`,
  playerNameInvalid: `Each name must have 1 to ${LIMITS.playerName} characters on one line, without commas or semicolons`,
  playerHoldsContact: 'The list is public. Remove email addresses, telephone numbers and dates of birth',
  teamUnknown: 'One of these teams no longer exists',
  textTooLong: 'This text is too long',
  textInvalid: 'This text contains characters that cannot be shown',
  oneChangeOnly: 'A change is one tick, one number, one note or one walk-in',
  onePlayerOnly: 'A change names its player once: by registrationId, or by walkInId',
  linkInvalid: 'A link begins with https://, or with / for a page of this site',
  webInvalid: 'An address begins with https://',
  rowsTooMany: 'This list is too long',
  noteRequired: 'Another link of this list leads to the same page: say in this note where this one leads',
  eventTimeInvalid: "The time must look like '6:00 PM - 7:30 PM', and end after it starts",
  eventTooLong: `An event has at most ${EVENT_DAYS} days`,
  timeOfOneDay: 'A time is for an event of one day: leave its last day empty, or the time',
  yearsReversed: 'The last year must not be before the first',
  yearsInterrupted:
    'This must be the year before the division above begins, so that no year is missing or repeated',
  seasonDaysRequired: 'A new season needs its first and its last day',
  seasonNotNew: 'A new season begins in a later year than the present one',
  bothLanguages: 'Write this in both languages',
  togetherRequired: 'Fill in both of these fields, or neither',
  pictureRequired: 'Choose a photograph',
  pictureOnce: 'One photograph at a time, with each text once',
  pictureTeamRequired: 'Choose the team of the photograph',
  consentRequired: 'Confirm that the consent of everyone in the photograph is on file',
  incidentNoticesDue:
    'Note first when the Commission and the persons were told: there is a risk of serious injury',
  wholeNumberInvalid: 'Must be a whole number within the allowed range',
} as const;

export type ValidationKey = keyof typeof VALIDATION;

/** The key of a sentence that the API answered, or undefined for an unknown one. */
export function validationKey(message: string): ValidationKey | undefined {
  return (Object.keys(VALIDATION) as ValidationKey[]).find((key) => VALIDATION[key] === message);
}
