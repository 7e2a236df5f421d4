import { plainText } from '../teams/player-list.js';

/** Positions in session registrations. */
export const PLAYER_POSITIONS = ['Forward', 'Defense', 'Goalie'] as const;
export type PlayerPosition = (typeof PLAYER_POSITIONS)[number];

/** The fields that identify a repeated registration. */
export interface Registrant {
  playerName: string;
  parentEmail: string;
}

/** All keyboard variants of an apostrophe; standalone accents are among the diacritics. */
const APOSTROPHES = /['’‘‛′＇ʼʻ]/g;

/**
 * The same for the same child in any spelling: the e-mail without case, the name without case, accents, apostrophes,
 * and repeated spaces or hyphens. Siblings under one e-mail differ. See docs/decisions/registrations.md.
 */
export function registrantKey({ playerName, parentEmail }: Registrant): string {
  const name = playerName
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .split(/[\s\p{Dash_Punctuation}]+/u)
    .filter((word) => word !== '')
    .join(' ');
  return `${parentEmail.trim().toLowerCase()} ${name}`;
}

const LINK = /:\/\/|www\./i;

/**
 * Whether a name contains a web address: a mail to a stranger would carry it. Compatibility forms such as '／' count
 * too.
 */
export const holdsLink = (name: string): boolean => LINK.test(plainText(name).normalize('NFKC'));

/** The ages of the club's players, in years. */
export const PLAYER_AGE = { min: 4, max: 25 } as const;

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
