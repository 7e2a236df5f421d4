import { isPlayersBirthYear, placeFor, playerPositionOf, VALIDATION, type CivilDate } from '@lions/domain';
import { AppError } from '../common/app-error.js';
import type { RegisterForPracticeDto } from './register-for-practice.dto.js';
import type { RegisterPlayerDto } from './register-player.dto.js';
import { Registration } from './registration.entity.js';
import { columnsOf, nextTurn, poolNameOf, poolOf, type Standing } from './target.js';

/** A player to register, in the words of the table, whatever they are registered for. */
export type NewPlayer = Pick<
  Registration,
  | 'playerName'
  | 'playerAge'
  | 'birthYear'
  | 'playerPosition'
  | 'parentName'
  | 'parentEmail'
  | 'parentPhone'
  | 'consentVersion'
  | 'parentalAuthority'
  | 'locale'
>;

/** @throws AppError VALIDATION_FAILED without an age or a year of birth that a player can have today */
export function requireAge({ playerAge, birthYear }: RegisterPlayerDto, today: CivilDate): void {
  const thisYear = Number(today.slice(0, 4));
  const isRight = birthYear === undefined ? playerAge !== undefined : isPlayersBirthYear(birthYear, thisYear);
  if (isRight) return;
  const field = birthYear === undefined ? 'playerAge' : 'birthYear';
  throw new AppError('VALIDATION_FAILED', { details: [{ field, message: VALIDATION.ageRequired }] });
}

export function sessionPlayer(input: RegisterPlayerDto): NewPlayer {
  const { playerName, playerPosition, playerAge = null, birthYear = null, parentName, parentPhone } = input;
  return {
    ...{ playerName, playerPosition, playerAge, birthYear, parentName, parentPhone: parentPhone ?? null },
    ...consentOf(input),
  };
}

export function practicePlayer(input: RegisterForPracticeDto): NewPlayer {
  const unasked = { playerAge: null, birthYear: null, parentName: null, parentPhone: null };
  const { playerName, position } = input;
  return { ...unasked, playerName, playerPosition: playerPositionOf(position), ...consentOf(input) };
}

function consentOf(input: RegisterPlayerDto | RegisterForPracticeDto) {
  const { parentEmail, consentVersion, parentalAuthority = false, locale = null } = input;
  return { parentEmail, consentVersion: consentVersion || null, parentalAuthority, locale };
}

/**
 * The row of a new registration: with a place while one is free in its pool, else at the end of that line. Its id is
 * below one and no other row's, until it is stored.
 */
export function newRegistration(player: NewPlayer, { target, rows }: Standing, now: Date): Registration {
  const pool = poolOf({ target, rows }, poolNameOf(target, player.playerPosition));
  return Object.assign(new Registration(), player, columnsOf(target), {
    id: -rows.length,
    familyId: null,
    status: placeFor(pool),
    turn: nextTurn(rows),
    attended: false,
    confirmedAt: null,
    createdAt: now,
    updatedAt: now,
  });
}
