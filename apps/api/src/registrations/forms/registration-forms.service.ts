import { Injectable } from '@nestjs/common';
import { civilAt, playerPositionOf, practicePositionOf, VALIDATION } from '@lions/domain';
import type { Caller } from '../../common/access.js';
import { AppError, type FieldError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { Configuration } from '../../config/configuration.js';
import { repeatable, resultOf } from '../../idempotency/idempotency.service.js';
import type { TargetRef } from '../../places/target.js';
import {
  ageProblem,
  practicePlayer,
  sessionPlayer,
  type NewPlayer,
} from '../registering/new-registration.js';
import { receiptSeed } from '../registering/receipt-links.js';
import { seenIn, type Outcome, type Registered } from '../registering/registration-batch.js';
import { RegistrationsService } from '../registrations.service.js';
import type { FormPlaceDto, FormResultDto, RegisteredFormDto } from './registered-form.dto.js';
import type { FormPlayerDto, RegistrationFormDto } from './registration-form.dto.js';

/** Errors of a request that refuse a form as a whole; any other one is about one target. */
const OF_WHOLE_FORM = ['IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS'];

/** Registers several children for several practices and sessions in one write. See docs/decisions/places.md. */
@Injectable()
export class RegistrationFormsService {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly registrations: RegistrationsService,
  ) {}

  /**
   * 201 when the form added a registration, else 200. @throws AppError VALIDATION_FAILED, TOO_MANY_REQUESTS,
   * IDEMPOTENCY_KEY_REUSED, ACTIVITY_MOVED; when every target refuses, the error of the first
   */
  async register(
    caller: Caller | undefined,
    input: RegistrationFormDto,
    key?: string,
  ): Promise<{ status: number; answer: RegisteredFormDto }> {
    this.requireSessionFields(input);
    const { targets, players } = input;
    const repeated = key === undefined ? undefined : repeatable('POST /api/registration-forms', key, input);
    const seed = receiptSeed(repeated);
    const form = targets.flatMap((ref, targetIndex) =>
      players.map((player, playerIndex) => ({
        ref,
        caller,
        seen: seenIn(`targets.${targetIndex}.seenStart`, ref.seenStart),
        player: newPlayer(ref, player, input),
        repeatable: repeated && resultOf(repeated, targetIndex * players.length + playerIndex),
        receiptSeed: seed,
      })),
    );
    const outcomes = await this.registrations.registerForm(form);
    const refusals = outcomes.flatMap((outcome) => ('refusal' in outcome ? [outcome.refusal] : []));
    const ofAll = refusals.find(({ code }) => OF_WHOLE_FORM.includes(code));
    if (ofAll) throw ofAll;
    if (refusals.length === outcomes.length)
      throw refusals.find(({ code }) => code === 'ACTIVITY_MOVED') ?? refusals[0];
    const registered = outcomes.flatMap((outcome) => ('registered' in outcome ? [outcome.registered] : []));
    return {
      status: Math.max(...registered.map(({ status }) => status)),
      answer: {
        results: targets.map((ref, index) =>
          resultOfTarget(ref, outcomes.slice(index * players.length, (index + 1) * players.length)),
        ),
        manageUrl: registered.find(({ manageUrl }) => manageUrl !== null)?.manageUrl ?? null,
      },
    };
  }

  /** A session asks for more than a practice. @throws AppError VALIDATION_FAILED */
  private requireSessionFields({ targets, players, parentName }: RegistrationFormDto): void {
    if (!targets.some(({ kind }) => kind === 'session')) return;
    const { date } = civilAt(this.clock.now(), this.configuration.zone);
    const details: FieldError[] = players.flatMap((player, index) => {
      const problem = ageProblem(player, date);
      return problem ? [{ ...problem, field: `players.${index}.${problem.field}` }] : [];
    });
    if (parentName === undefined)
      details.push({ field: 'parentName', message: VALIDATION.parentNameRequired });
    if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
  }
}

/** What the target's own call would store: a practice keeps no age and no parent's name. */
function newPlayer(ref: TargetRef, player: FormPlayerDto, form: RegistrationFormDto): NewPlayer {
  const { parentName = '', parentEmail, parentPhone, consentVersion, parentalAuthority, locale } = form;
  const { playerName, playerAge, birthYear, position } = player;
  const shared = { playerName, parentEmail, parentPhone, consentVersion, parentalAuthority, locale };
  const playerPosition = playerPositionOf(position);
  return ref.kind === 'practice'
    ? practicePlayer({ ...shared, practiceId: ref.id, position: practicePositionOf(playerPosition) })
    : sessionPlayer({ ...shared, playerPosition, playerAge, birthYear, parentName });
}

function resultOfTarget({ kind, id }: TargetRef, outcomes: readonly Outcome[]): FormResultDto {
  const [refused] = outcomes.flatMap((outcome) => ('refusal' in outcome ? [outcome.refusal] : []));
  return {
    kind,
    id,
    refusal: refused?.code ?? null,
    places: outcomes.flatMap((outcome, player) =>
      'registered' in outcome ? [placeOf(outcome.registered, player)] : [],
    ),
  };
}

function placeOf({ row, status, waitlistPosition }: Registered, player: number): FormPlaceDto {
  return {
    id: row.id,
    player,
    status: row.status === 'waiting' ? 'waiting' : 'confirmed',
    waitlistPosition,
    wasRegistered: status === 200,
  };
}
