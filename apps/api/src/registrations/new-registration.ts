import { isPlayersBirthYear, placeFor, VALIDATION, type CivilDate } from '@lions/domain';
import { MoreThan } from 'typeorm';
import { AppError } from '../common/app-error.js';
import type { Writer } from '../database/reader.js';
import { nextTurn, poolOf } from './places.service.js';
import type { RegisterPlayerDto } from './register-player.dto.js';
import { Registration } from './registration.entity.js';

/** Registrations a day under one e-mail (decisions 12): more than any family has children. */
const A_DAY = 10;
const DAY_MS = 86_400_000;

/** @throws AppError VALIDATION_FAILED without an age or a year of birth that a player can have today */
export function requireAge({ playerAge, birthYear }: RegisterPlayerDto, today: CivilDate): void {
  const thisYear = Number(today.slice(0, 4));
  const isRight = birthYear === undefined ? playerAge !== undefined : isPlayersBirthYear(birthYear, thisYear);
  if (isRight) return;
  const field = birthYear === undefined ? 'playerAge' : 'birthYear';
  throw new AppError('VALIDATION_FAILED', { details: [{ field, message: VALIDATION.ageRequired }] });
}

/** @throws AppError TOO_MANY_REQUESTS until the tenth last registration of that e-mail is a day old */
export async function requireFewIn(tx: Writer, parentEmail: string, now: Date): Promise<void> {
  const latest = await tx.find(Registration, {
    where: { parentEmail, createdAt: MoreThan(new Date(now.getTime() - DAY_MS)) },
    order: { createdAt: 'DESC' },
    take: A_DAY,
  });
  const tenth = latest[A_DAY - 1];
  if (!tenth) return;
  const retryAfter = Math.ceil((tenth.createdAt.getTime() + DAY_MS - now.getTime()) / 1000);
  throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
}

/** The row of a new registration, without an id: with a place while one is free, else at the end of the line. */
export function newRegistration(
  input: RegisterPlayerDto,
  session: { id: number; capacity: number },
  rows: readonly Registration[],
  now: Date,
): Registration {
  const { playerAge = null, birthYear = null, parentPhone, consentVersion, locale = null, ...fields } = input;
  return Object.assign(new Registration(), {
    ...fields,
    ...{ sessionId: session.id, practiceId: null, familyId: null, playerAge, birthYear, locale },
    parentPhone: parentPhone ?? null,
    consentVersion: consentVersion || null,
    parentalAuthority: input.parentalAuthority ?? false,
    status: placeFor(poolOf(rows, session.capacity)),
    turn: nextTurn(rows),
    attended: false,
    createdAt: now,
    updatedAt: now,
  });
}
