import { ApiProperty } from '@nestjs/swagger';
import { CLUB_KEYS, CLUB_SETTINGS, STANDARD_CLUB, type ClubKey } from '@lions/domain';
import { ValidateIf } from 'class-validator';
import { OpenObject } from '../../platform/common/input/input-bounds.js';
import { clubSchema } from './club-schema.js';

/** The club as its pages show it: a field for each setting, of type `Club`. */
export class ClubDto {}
for (const key of CLUB_KEYS)
  ApiProperty({
    ...clubSchema(key),
    selfRequired: key in STANDARD_CLUB,
    description: CLUB_SETTINGS[key].about.en,
  })(ClubDto.prototype, key);

const ANY_VALUE = {
  type: 'object' as const,
  additionalProperties: true,
  nullable: true,
};

/** The new value of a club setting; its fields are those of `ClubDto`. */
export class UpdateClubSettingDto {
  @ApiProperty({
    ...ANY_VALUE,
    example: { email: 'info@club.example', phone: '514 555-0100' },
    description: 'Null: back to the site’s own content',
  })
  @ValidateIf((_, value) => value !== null)
  @OpenObject()
  value: Record<string, unknown> | null;
}

/** A version of a club setting. */
export class ClubVersionDto {
  @ApiProperty({ example: 2 }) version: number;
  @ApiProperty({ ...ANY_VALUE, description: 'Null: the site’s own content' }) value: Record<
    string,
    unknown
  > | null;
  @ApiProperty({ type: String, nullable: true, example: 'Demo Superadmin' }) changedBy: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T15:04:05.000Z' }) changedAt:
    string | null;
}

/** A club setting as it is now. */
export class ClubSettingDto extends ClubVersionDto {
  @ApiProperty({ enum: CLUB_KEYS, enumName: 'ClubKey' }) key: ClubKey;
  @ApiProperty({ ...ANY_VALUE, description: 'The site’s own content; null: none' }) standard: Record<
    string,
    unknown
  > | null;
}
