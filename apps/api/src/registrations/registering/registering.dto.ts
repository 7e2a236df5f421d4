import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import {
  isPlayersBirthYear,
  LIMITS,
  newPlayerOf,
  pick,
  PLAYER_FIELDS,
  playerPositionOf,
  PRACTICE_FIELDS,
  REGISTRATION_FIELD_NAMES,
  SESSION_FIELDS,
  VALIDATION,
  without,
  type CivilDate,
  type NewPlayer,
} from '@lions/domain';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { AppError, type FieldError } from '../../platform/common/app-error.js';
import { Id, Instant, partial } from '../../platform/common/input/fields.js';
import { Nested } from '../../platform/common/input/input-bounds.js';
import { Optional } from '../../platform/common/input/validation.js';
import { ACTIVITY_KINDS, activityKey, type ActivityKind, type ActivityRef } from '../../places/activity.js';
import { AnyPosition, PlayerFields } from '../player.dto.js';

/** The start of a practice or session, as its form showed it. */
export class SeenStart {
  @ApiProperty({
    required: false,
    example: '2026-12-05T23:00:00.000Z',
    description: '`startsAt` as the form showed it; when it starts at another time now: 409 ACTIVITY_MOVED',
  })
  @Optional()
  @Instant()
  seenStart?: string;
}

/** A player to register for a tryout session. */
export class RegisterPlayerDto extends IntersectionType(
  SeenStart,
  PickType(PlayerFields, REGISTRATION_FIELD_NAMES),
) {}

class PracticeId {
  @ApiProperty({ example: 7 })
  @Id()
  practiceId: number;
}

/** A player to register for a practice: practice, position, name and e-mail address suffice. */
export class RegisterForPracticeDto extends IntersectionType(
  SeenStart,
  PracticeId,
  AnyPosition,
  PickType(PlayerFields, without(PRACTICE_FIELDS, 'playerPosition')),
) {}

/** A practice or tryout session. */
export class FormActivityDto implements ActivityRef {
  @ApiProperty({ enum: ACTIVITY_KINDS })
  @IsIn(ACTIVITY_KINDS)
  kind: ActivityKind;

  @ApiProperty({ example: 12 })
  @Id()
  id: number;
}

/** A practice or tryout session to register for. */
export class SeenTargetDto extends IntersectionType(FormActivityDto, SeenStart) {}

/** A child of a form; a tryout session needs the age or the year of birth. */
export class FormPlayerDto extends IntersectionType(
  PickType(PlayerFields, without(PLAYER_FIELDS, 'playerPosition')),
  AnyPosition,
) {}

/** The fields beside the children; those that a practice does not ask for are required for a tryout session only. */
class FormFields extends IntersectionType(
  PickType(PlayerFields, without(PRACTICE_FIELDS, ...PLAYER_FIELDS)),
  partial(PickType(PlayerFields, without(SESSION_FIELDS, ...PLAYER_FIELDS))),
) {}

class FormEntries {
  @ApiProperty({ type: [SeenTargetDto], minItems: 1, maxItems: LIMITS.formActivities })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.formActivities)
  @ArrayUnique(activityKey)
  @Nested(() => SeenTargetDto, { each: true })
  targets: SeenTargetDto[];

  @ApiProperty({ type: [FormPlayerDto], minItems: 1, maxItems: LIMITS.formPlayers })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.formPlayers)
  @Nested(() => FormPlayerDto, { each: true })
  players: FormPlayerDto[];
}

/** Each of these children for each of these practices and sessions. */
export class RegistrationFormDto extends IntersectionType(FormEntries, FormFields) {}

type TypedAge = Pick<PlayerFields, 'playerAge' | 'birthYear'>;

/** The error without an age or a year of birth that a player can have today. */
function ageProblem({ playerAge, birthYear }: TypedAge, today: CivilDate): FieldError | undefined {
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

/** A session asks for more than a practice. @throws AppError VALIDATION_FAILED */
export function requireSessionFields(form: RegistrationFormDto, today: CivilDate): void {
  if (!form.targets.some(({ kind }) => kind === 'session')) return;
  const details = form.players.flatMap((player, index): FieldError[] => {
    const problem = ageProblem(player, today);
    return problem ? [{ ...problem, field: `players.${index}.${problem.field}` }] : [];
  });
  if (form.parentName === undefined)
    details.push({ field: 'parentName', message: VALIDATION.parentNameRequired });
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
}

/** A typed player; a practice keeps only what it asks for. */
export function newPlayer(kind: ActivityKind, typed: FormPlayerDto & FormFields): NewPlayer {
  const asked = kind === 'practice' ? pick(typed, without(PRACTICE_FIELDS, 'playerPosition')) : typed;
  return newPlayerOf({ ...asked, playerPosition: playerPositionOf(typed.position) });
}
