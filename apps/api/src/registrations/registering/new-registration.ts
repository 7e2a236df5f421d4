import { isPlayersBirthYear, playerPositionOf, VALIDATION, type CivilDate } from '@lions/domain';
import { AppError, type FieldError } from '../../common/app-error.js';
import type { Line } from '../../places/line.js';
import { Registration } from '../../places/registration.entity.js';
import { columnsOf } from '../../places/target.js';
import type { Addition } from '../../places/transitions.service.js';
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
  const { playerName, playerPosition, playerAge = null, birthYear = null, parentName } = input;
  return {
    playerName,
    playerPosition,
    playerAge,
    birthYear,
    parentName,
    ...contactOf(input),
  };
}

export function practicePlayer(input: RegisterForPracticeDto): NewPlayer {
  const unasked = { playerAge: null, birthYear: null, parentName: null };
  const { playerName, position } = input;
  return { playerName, playerPosition: playerPositionOf(position), ...unasked, ...contactOf(input) };
}

function contactOf(input: RegisterPlayerDto | RegisterForPracticeDto) {
  const { parentEmail, parentPhone = null, consentVersion, parentalAuthority = false, locale = null } = input;
  return { parentEmail, parentPhone, consentVersion: consentVersion || null, parentalAuthority, locale };
}

/** What only coaches fill in. */
const NOT_FILLED_IN = {
  consentReceivedAt: null,
  consentReceivedBy: null,
  attendedAt: null,
  tryoutNumber: null,
  tryoutNumberAt: null,
  checkInNote: null,
  checkInNoteAt: null,
};

/** Assigns places in a line to players, one after another. */
export class Admissions {
  private count = 0;

  constructor(
    private readonly line: Line,
    private readonly now: Date,
  ) {}

  /** The id is below one, and none is given twice, until the row is stored. */
  admit(
    player: NewPlayer,
    owner: Pick<Registration, 'familyId' | 'receiptHash'> = { familyId: null, receiptHash: null },
  ): Pick<Addition, 'row' | 'position'> {
    const { status, turn, position } = this.line.add(player.playerPosition);
    this.count += 1;
    const row = Object.assign(new Registration(), player, owner, NOT_FILLED_IN, {
      id: -this.count,
      ...columnsOf(this.line.target),
      status,
      turn,
      attended: false,
      confirmedAt: null,
      createdAt: this.now,
      updatedAt: this.now,
    });
    return { row, position };
  }
}
