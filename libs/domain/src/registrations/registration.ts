import { plainText } from '../teams/player-list.js';
import { nameKey } from '../text/matching.js';
import { REGISTRATION_FIELDS, type NewPlayer } from './registration-fields.js';

/** The fields that identify a repeated registration. */
type Registrant = Pick<NewPlayer, 'playerName' | 'parentEmail'>;

/**
 * The same for the same child in any spelling: the e-mail without case, the name by `nameKey`. Siblings under one
 * e-mail differ. See docs/decisions/registrations.md.
 */
export function registrantKey({ playerName, parentEmail }: Registrant): string {
  return `${parentEmail.trim().toLowerCase()} ${nameKey(playerName)}`;
}

const LINK = /:\/\/|www\./i;

/**
 * Whether a name contains a web address: a mail to a stranger would carry it. Compatibility forms such as '／' count
 * too.
 */
export const holdsLink = (name: string): boolean => LINK.test(plainText(name).normalize('NFKC'));

/** Why a person's name is refused: a spreadsheet takes what follows a semicolon for a cell of its own, or a formula. */
export function nameProblem(name: string): 'nameHoldsLink' | 'nameHoldsSemicolon' | undefined {
  if (holdsLink(name)) return 'nameHoldsLink';
  return plainText(name).includes(';') ? 'nameHoldsSemicolon' : undefined;
}

/** A name in a mail: without a dot inside a word, so that no mail program makes 'evil.example' a link. */
export const withoutDomain = (name: string): string => name.replace(/\.(?=[\p{L}\p{N}])/gu, '. ');

/** The ages of the club's players, in years. */
const { playerAge: PLAYER_AGE } = REGISTRATION_FIELDS;

/** Whether a person born in that year turns 4 to 25 in this one. */
export function isPlayersBirthYear(birthYear: number, thisYear: number): boolean {
  const age = thisYear - birthYear;
  return age >= PLAYER_AGE.min && age <= PLAYER_AGE.max;
}

/** Reads one field for both: an age of 4 to 25, else the year of birth for such an age, else undefined. */
export function ageOrBirthYear(
  typed: number,
  thisYear: number,
): { playerAge: number } | { birthYear: number } | undefined {
  if (typed >= PLAYER_AGE.min && typed <= PLAYER_AGE.max) return { playerAge: typed };
  return isPlayersBirthYear(typed, thisYear) ? { birthYear: typed } : undefined;
}

/** The version of the privacy notice on every form with personal data; it changes with the text. */
export const CONSENT_VERSION = '2026-11-25';

/**
 * Whether a change made at `at` replaces a value that was set at `since` (null: never set). Both are ISO instants in
 * UTC. A repeated change finds its own instant, so that it changes nothing. See docs/decisions/coaches/check-in.md.
 */
export const isLaterChange = (at: string, since: string | null): boolean => since === null || at > since;

/** How long a phone can read what lies on it without asking the server again. */
export const CHECK_IN_KEY_HOURS = 12;

/** How long a phone gives the numbers that it leased without asking the server again. */
export const NUMBER_LEASE_HOURS = CHECK_IN_KEY_HOURS;
