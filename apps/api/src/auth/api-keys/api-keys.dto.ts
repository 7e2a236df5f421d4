import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  API_KEY_STATES,
  API_SCOPES,
  LIMITS,
  VALIDATION,
  type ApiKeyState,
  type ApiScope,
} from '@lions/domain';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { Instant, RequiredText } from '../../platform/common/input/fields.js';
import { Nullable } from '../../platform/common/input/validation.js';
import type { ApiKey } from './api-key.entity.js';

const WHOLE_NUMBERS = { each: true, message: VALIDATION.wholeNumberInvalid };
const SCOPES = { message: VALIDATION.scopesInvalid };

export class CreateApiKeyDto {
  @ApiProperty({ example: 'League spreadsheet' })
  @RequiredText(LIMITS.apiKeyName)
  name: string;

  @ApiProperty({
    enum: API_SCOPES,
    enumName: 'ApiScope',
    isArray: true,
    minItems: 1,
    maxItems: API_SCOPES.length,
    uniqueItems: true,
  })
  @IsArray(SCOPES)
  @ArrayMinSize(1, SCOPES)
  @ArrayMaxSize(API_SCOPES.length, SCOPES)
  @ArrayUnique(SCOPES)
  @IsIn(API_SCOPES, { each: true, ...SCOPES })
  scopes: ApiScope[];

  @ApiProperty({
    example: [4, 7],
    type: 'array',
    nullable: true,
    required: false,
    uniqueItems: true,
    minItems: 1,
    maxItems: LIMITS.teamsOfCoach,
    items: { type: 'integer', minimum: 1, maximum: LIMITS.id },
    description: 'The teams that it is for; null: the whole club, practices included',
  })
  @Nullable()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.teamsOfCoach)
  @ArrayUnique()
  @IsInt(WHOLE_NUMBERS)
  @Min(1, WHOLE_NUMBERS)
  @Max(LIMITS.id, WHOLE_NUMBERS)
  teamIds?: number[] | null;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: '2027-06-30T04:00:00.000Z',
    description: 'From then on it does not work; null: until it is revoked',
  })
  @Nullable()
  @Instant()
  endsAt?: string | null;
}

/** An API key in the list: without the key itself. */
export class ApiKeyDto {
  @ApiProperty({ example: 3 }) id: number;
  @ApiProperty({ example: 'League spreadsheet' }) name: string;
  @ApiProperty({ example: 'lions_8fK2xQ', description: 'The beginning of the key' }) prefix: string;
  @ApiProperty({ enum: API_SCOPES, enumName: 'ApiScope', isArray: true }) scopes: ApiScope[];
  @ApiProperty({ type: [Number], nullable: true, example: null, description: 'null: the whole club' })
  teamIds: number[] | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'null: until it is revoked' })
  endsAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Exact to a minute; null: never' })
  lastUsedAt: string | null;
  @ApiProperty({ example: 'demo.superadmin', description: 'The superadmin who made it' }) madeBy: string;
  @ApiProperty({
    enum: API_KEY_STATES,
    enumName: 'ApiKeyState',
    description: 'makerLost: its maker is inactive or no longer a superadmin, so it does not work',
  })
  state: ApiKeyState;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
}

/** A new key. This answer is the only one that has it. */
export class CreatedApiKeyDto extends PickType(ApiKeyDto, ['id', 'name', 'scopes', 'prefix'] as const) {
  @ApiProperty({ example: 'lions_8fK2xQ…', description: 'Shown once: only its hash is stored' }) key: string;
}

export function toApiKeyDto(
  row: Omit<ApiKey, 'keyHash'>,
  maker: { username: string; isSuperadmin: boolean },
  now: Date,
): ApiKeyDto {
  const hasEnded = row.endsAt !== null && row.endsAt <= now;
  const state = hasEnded ? 'ended' : maker.isSuperadmin ? 'live' : 'makerLost';
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    teamIds: row.teamIds,
    endsAt: row.endsAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    madeBy: maker.username,
    state,
    createdAt: row.createdAt.toISOString(),
  };
}
