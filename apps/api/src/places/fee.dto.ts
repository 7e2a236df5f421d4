import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, VALIDATION, WEB_PATTERN, type Fee } from '@lions/domain';
import { Matches } from 'class-validator';
import { OneLineText, WholeNumber } from '../platform/common/input/fields.js';
import { Clearable, Nullable } from '../platform/common/input/validation.js';

/** The fee of a new practice or session; null or 0: free. */
export class FeeInput {
  @ApiProperty({ type: 'integer', nullable: true, required: false, example: 1250, description: 'In cents' })
  @Nullable()
  @WholeNumber(LIMITS.fee.min, LIMITS.fee.max)
  feeCents?: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: 'https://registry.example.test/pay',
    description: 'Where the fee is paid',
  })
  @Clearable()
  @Matches(WEB_PATTERN, { message: VALIDATION.webInvalid })
  @OneLineText(LIMITS.feeUrl)
  feeUrl?: string | null;
}

/** The fee of a practice or session. */
export class FeeDto implements Fee {
  @ApiProperty({ type: Number, nullable: true, example: 1250, description: 'In cents; null: free' })
  feeCents: number | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Where the fee is paid' })
  feeUrl: string | null;
}

/** The sent fields as they are stored; a field that was not sent is left out. */
export const storedFee = ({ feeCents, feeUrl }: FeeInput): Partial<Fee> => ({
  ...(feeCents !== undefined && { feeCents: feeCents || null }),
  ...(feeUrl !== undefined && { feeUrl: feeUrl || null }),
});
