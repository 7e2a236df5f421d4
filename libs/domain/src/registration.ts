/** What a player plays, as session registrations name it (spec section 9). */
export const PLAYER_POSITIONS = ['Forward', 'Defense', 'Goalie'] as const;
export type PlayerPosition = (typeof PLAYER_POSITIONS)[number];

/** Whose registration it is, as far as a repeated one can tell. */
export interface Registrant {
  playerName: string;
  parentEmail: string;
}

/** Whatever a keyboard gives for an apostrophe; accents that stand alone are among the diacritics. */
const APOSTROPHES = /['’‘‛′＇ʼʻ]/g;

/**
 * The same for the same child however it is typed: the e-mail without case, the name without case, accents,
 * apostrophes, and repeated spaces or hyphens (decisions 5). Siblings under one e-mail differ.
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

/** The ages of the club's players, in years. */
export const PLAYER_AGE = { min: 4, max: 25 } as const;

/** Whether somebody born in that year turns 4 to 25 in this one. */
export function isPlayersBirthYear(birthYear: number, thisYear: number): boolean {
  const age = thisYear - birthYear;
  return age >= PLAYER_AGE.min && age <= PLAYER_AGE.max;
}

/** What one field for both is taken for: an age of 4 to 25, else the year of birth of somebody of that age, else nothing. */
export function ageOrBirthYear(
  typed: number,
  thisYear: number,
): { playerAge: number } | { birthYear: number } | undefined {
  if (typed >= PLAYER_AGE.min && typed <= PLAYER_AGE.max) return { playerAge: typed };
  return isPlayersBirthYear(typed, thisYear) ? { birthYear: typed } : undefined;
}
