import { isPlayersBirthYear, placeFor, playerPositionOf, VALIDATION, type CivilDate } from '@lions/domain';
import { AppError, type FieldError } from '../../common/app-error.js';
import type { Registrant } from '../../places/places.service.js';
import { Registration } from '../../places/registration.entity.js';
import { columnsOf, endOfLine, poolNameOf, poolOf, type PoolName, type Roster } from '../../places/target.js';
import type { RegisterForPracticeDto } from './register-for-practice.dto.js';
import type { RegisterPlayerDto } from './register-player.dto.js';

/** A player to register, with the table's columns, for a practice or a session. */
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

type TypedAge = Pick<RegisterPlayerDto, 'playerAge' | 'birthYear'>;

/** The error without an age or a year of birth that a player can have today. */
export function ageProblem({ playerAge, birthYear }: TypedAge, today: CivilDate): FieldError | undefined {
  const thisYear = Number(today.slice(0, 4));
  const isRight = birthYear === undefined ? playerAge !== undefined : isPlayersBirthYear(birthYear, thisYear);
  if (isRight) return undefined;
  return { field: birthYear === undefined ? 'playerAge' : 'birthYear', message: VALIDATION.ageRequired };
}

/** @throws AppError VALIDATION_FAILED on an `ageProblem` */
export function requireAge(typed: TypedAge, today: CivilDate): void {
  const problem = ageProblem(typed, today);
  if (problem) throw new AppError('VALIDATION_FAILED', { details: [problem] });
}

export function sessionPlayer(input: RegisterPlayerDto): NewPlayer {
  const { playerName, playerPosition, playerAge = null, birthYear = null, parentName, parentPhone } = input;
  return {
    playerName,
    playerPosition,
    playerAge,
    birthYear,
    parentName,
    parentPhone: parentPhone ?? null,
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

/** What only the check-in fills in. */
const NOT_CHECKED_IN = {
  attendedAt: null,
  tryoutNumber: null,
  tryoutNumberAt: null,
  checkInNote: null,
  checkInNoteAt: null,
};

/** Assigns places in a roster to players, one after another; each is added to its rows. */
export class Admissions {
  private readonly pools = new Map<PoolName, ReturnType<typeof poolOf>>();
  private turn: number;

  constructor(
    private readonly roster: Roster<Registrant>,
    private readonly now: Date,
  ) {
    this.turn = endOfLine(roster.rows);
  }

  /** A place while one is free in the pool, else the end of the line. The id is below one until the row is stored. */
  admit(
    player: NewPlayer,
    owner: Pick<Registration, 'familyId' | 'receiptHash'> = { familyId: null, receiptHash: null },
  ): Registration {
    const { target, rows } = this.roster;
    const name = poolNameOf(target, player.playerPosition);
    const pool = this.pools.get(name) ?? poolOf(this.roster, name);
    const status = placeFor(pool);
    const row = Object.assign(new Registration(), player, owner, NOT_CHECKED_IN, {
      id: -rows.length,
      ...columnsOf(target),
      status,
      turn: this.turn,
      attended: false,
      confirmedAt: null,
      createdAt: this.now,
      updatedAt: this.now,
    });
    this.turn += 1;
    pool[status].push(row.id);
    this.pools.set(name, pool);
    rows.push(row);
    return row;
  }
}
