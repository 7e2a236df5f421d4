import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import {
  FAMILY_EMAIL_PATTERN,
  isPlayersBirthYear,
  LANGUAGES,
  LIMITS,
  PLAYER_AGE,
  PLAYER_POSITIONS,
  playerPositionOf,
  PRACTICE_POSITIONS,
  VALIDATION,
  type CivilDate,
  type Language,
  type PlayerPosition,
  type PracticePosition,
} from '@lions/domain';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { AppError, type FieldError } from '../../platform/common/app-error.js';
import {
  FamilyEmail,
  Id,
  Instant,
  OneLineText,
  PersonName,
  Phone,
  PlayerName,
  WholeNumber,
} from '../../platform/common/input/fields.js';
import { Nested } from '../../platform/common/input/input-bounds.js';
import { Nullable, Optional } from '../../platform/common/input/validation.js';
import type { NewPlayer } from '../../places/line.js';
import type { TargetRef } from '../../places/target.js';

/** Positions of practices and of sessions. */
export const ANY_POSITIONS = [...PRACTICE_POSITIONS, ...PLAYER_POSITIONS] as const;

const TARGET_KINDS = ['practice', 'session'] as const;

/** Fields that the site's forms send with a player; optional in the API. */
class FormFields {
  @ApiProperty({ type: String, nullable: true, required: false })
  @Nullable()
  @Phone()
  parentPhone?: string | null;

  @ApiProperty({
    required: false,
    example: '2026-11',
    description: 'Version of the accepted privacy notice',
  })
  @Optional()
  @OneLineText(LIMITS.consentVersion)
  consentVersion?: string;

  @ApiProperty({ required: false, example: true, description: 'Whether parental authority was stated' })
  @Optional()
  @IsBoolean()
  parentalAuthority?: boolean;

  @ApiProperty({ enum: LANGUAGES, required: false, description: 'The language of mails to the family' })
  @Optional()
  @IsIn(LANGUAGES)
  locale?: Language;
}

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

class SessionPlayer extends SeenStart {
  @ApiProperty({ example: 'Demo Player 01' })
  @PlayerName()
  playerName: string;

  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' })
  @IsIn(PLAYER_POSITIONS, { message: VALIDATION.positionRequired })
  playerPosition: PlayerPosition;

  @ApiProperty({
    example: 14,
    required: false,
    description: 'In years; this or birthYear',
  })
  @Optional()
  @WholeNumber(PLAYER_AGE.min, PLAYER_AGE.max, VALIDATION.ageRequired)
  playerAge?: number;

  @ApiProperty({ example: 2012, required: false, description: 'This or playerAge' })
  @Optional()
  @WholeNumber(LIMITS.birthYear.min, LIMITS.birthYear.max, VALIDATION.ageRequired)
  birthYear?: number;

  @ApiProperty({ example: 'Demo Parent' })
  @PersonName(LIMITS.parentName, VALIDATION.parentNameRequired)
  parentName: string;

  @ApiProperty({
    example: 'demo.parent@example.test',
    pattern: FAMILY_EMAIL_PATTERN.source,
  })
  @FamilyEmail()
  parentEmail: string;
}

/** A player to register for a tryout session. */
export class RegisterPlayerDto extends IntersectionType(SessionPlayer, FormFields) {}

class PracticePlayer extends SeenStart {
  @ApiProperty({ example: 7 })
  @Id()
  practiceId: number;

  @ApiProperty({
    example: 'demo.parent@example.test',
    pattern: FAMILY_EMAIL_PATTERN.source,
  })
  @FamilyEmail()
  parentEmail: string;

  @ApiProperty({ example: 'Demo Player 01' })
  @PlayerName()
  playerName: string;

  @ApiProperty({ enum: PRACTICE_POSITIONS, enumName: 'PracticePosition' })
  @IsIn(PRACTICE_POSITIONS, { message: VALIDATION.positionRequired })
  position: PracticePosition;
}

/** A player to register for a practice: the first four fields suffice. */
export class RegisterForPracticeDto extends IntersectionType(PracticePlayer, FormFields) {}

/** A practice or tryout session. */
export class FormTargetDto implements TargetRef {
  @ApiProperty({ enum: TARGET_KINDS })
  @IsIn(TARGET_KINDS)
  kind: TargetRef['kind'];

  @ApiProperty({ example: 12 })
  @Id()
  id: number;
}

/** A practice or tryout session to register for. */
export class SeenTargetDto extends IntersectionType(FormTargetDto, SeenStart) {}

class FormPosition {
  @ApiProperty({ enum: ANY_POSITIONS, enumName: 'AnyPosition', description: 'G and Goalie are the same' })
  @IsIn(ANY_POSITIONS, { message: VALIDATION.positionRequired })
  position: PracticePosition | PlayerPosition;
}

/** A child of a form; a tryout session needs the age or the year of birth. */
export class FormPlayerDto extends IntersectionType(
  PickType(RegisterPlayerDto, ['playerName', 'playerAge', 'birthYear'] as const),
  FormPosition,
) {}

class FormParent extends PickType(RegisterPlayerDto, ['parentEmail'] as const) {
  @ApiProperty({ required: false, example: 'Demo Parent', description: 'Required for a tryout session' })
  @Optional()
  @PersonName(LIMITS.parentName, VALIDATION.parentNameRequired)
  parentName?: string;
}

class FormEntries {
  @ApiProperty({ type: [SeenTargetDto], minItems: 1, maxItems: LIMITS.formTargets })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.formTargets)
  @ArrayUnique(({ kind, id }: SeenTargetDto) => `${kind} ${id}`)
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
export class RegistrationFormDto extends IntersectionType(
  IntersectionType(FormEntries, FormParent),
  FormFields,
) {}

type TypedAge = Pick<RegisterPlayerDto, 'playerAge' | 'birthYear'>;

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

/** The stored columns: a practice keeps no age and no parent's name. */
export function newPlayer(
  kind: TargetRef['kind'],
  typed: FormPlayerDto & FormParent & FormFields,
): NewPlayer {
  const { playerName, position, playerAge = null, birthYear = null, parentName = '' } = typed;
  const { parentEmail, parentPhone = null, consentVersion, parentalAuthority = false, locale = null } = typed;
  const ofSession = { playerAge, birthYear, parentName };
  return {
    playerName,
    playerPosition: playerPositionOf(position),
    ...(kind === 'session' ? ofSession : { playerAge: null, birthYear: null, parentName: null }),
    parentEmail,
    parentPhone,
    // An empty version names no notice.
    consentVersion: consentVersion || null,
    parentalAuthority,
    locale,
  };
}
