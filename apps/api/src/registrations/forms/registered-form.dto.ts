import { ApiProperty } from '@nestjs/swagger';
import { ERRORS, type ErrorCode, type RegistrationStatus } from '@lions/domain';
import { FormTargetDto } from './registration-form.dto.js';

/** A child's place in one practice or session. */
export class FormPlaceDto {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 0, description: 'Index of the child in the form' }) player: number;
  @ApiProperty({ enum: ['confirmed', 'waiting'] }) status: Exclude<RegistrationStatus, 'cancelled'>;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line' })
  waitlistPosition: number | null;
  @ApiProperty({ example: false, description: 'The child was registered there before this form' })
  wasRegistered: boolean;
}

/** The answer for one practice or session of a form. */
export class FormResultDto extends FormTargetDto {
  @ApiProperty({
    enum: Object.keys(ERRORS),
    enumName: 'ErrorCode',
    nullable: true,
    example: null,
    description: 'Why it took none of the children, such as SESSION_CANCELLED',
  })
  refusal: ErrorCode | null;
  @ApiProperty({ type: [FormPlaceDto], description: 'In the order of the children' })
  places: FormPlaceDto[];
}

/** The answer to a form. */
export class RegisteredFormDto {
  @ApiProperty({ type: [FormResultDto], description: 'In the order of the form' })
  results: FormResultDto[];
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://lions.example.test/my/r/…',
    description: 'The receipt of what this form added; null: it added nothing',
  })
  manageUrl: string | null;
}
