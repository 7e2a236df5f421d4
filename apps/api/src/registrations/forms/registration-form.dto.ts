import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { LIMITS, VALIDATION, type PlayerPosition, type PracticePosition } from '@lions/domain';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { Id, PersonName } from '../../common/input/fields.js';
import { Nested } from '../../common/input/input-bounds.js';
import { Optional } from '../../common/input/validation.js';
import type { TargetRef } from '../../places/target.js';
import { FormFields, SeenStart } from '../registering/form-fields.dto.js';
import { RegisterPlayerDto } from '../registering/register-player.dto.js';
import { ANY_POSITIONS } from '../registrations.dto.js';

export const TARGET_KINDS = ['practice', 'session'] as const;

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
