import {
  isPlayersBirthYear,
  placeFor,
  playerPositionOf,
  VALIDATION,
  type CivilDate,
  type Pool,
} from '@lions/domain';
import { AppError } from '../common/app-error.js';
import type { RegisterForPracticeDto } from './register-for-practice.dto.js';
import type { RegisterPlayerDto } from './register-player.dto.js';
import { Registration } from './registration.entity.js';
import { columnsOf, nextTurn, poolNameOf, poolOf, type PoolName, type Standing } from './target.js';

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

/** Gives players their places in a standing, one after another: each joins its rows. */
export class Admissions {
  private readonly pools = new Map<PoolName, Pool>();
  private turn: number;

  constructor(
    private readonly standing: Standing,
    private readonly now: Date,
  ) {
    this.turn = nextTurn(standing.rows);
  }

  /** A place while one is free in the pool, else the end of that line. The id is below one until the row is stored. */
  admit(player: NewPlayer, familyId: number | null = null): Registration {
    const { target, rows } = this.standing;
    const name = poolNameOf(target, player.playerPosition);
    const pool = this.pools.get(name) ?? poolOf(this.standing, name);
    const status = placeFor(pool);
    const { practiceId, sessionId } = columnsOf(target);
    const row = Object.assign(new Registration(), {
      ...player,
      id: -rows.length,
      practiceId,
      sessionId,
      familyId,
      status,
      turn: this.turn,
      attended: false,
      confirmedAt: null,
      createdAt: this.now,
      updatedAt: this.now,
    });
    this.turn += 1;
    this.pools.set(name, { ...pool, [status]: [...pool[status], row.id] });
    rows.push(row);
    return row;
  }
}
