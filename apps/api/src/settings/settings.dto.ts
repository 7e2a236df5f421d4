import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, SETTINGS, VALIDATION, type SettingKey } from '@lions/domain';
import { IsString } from 'class-validator';
import { OneLineText } from '../platform/common/input/fields.js';
import { CheckedLater } from '../platform/common/input/input-bounds.js';
import { Nullable, Trimmed } from '../platform/common/input/validation.js';
import type { Setting } from './setting.entity.js';

/** A setting's new value; a missing description stays. */
export class UpdateSettingDto {
  @ApiProperty({
    example: '03:00',
    description: "Always text: 'true', 'false', '03:00'",
    maxLength: LIMITS.settingValue,
  })
  @Trimmed()
  @IsString({ message: VALIDATION.required })
  @CheckedLater(LIMITS.settingValue)
  value: string;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: 'Daily clean-up of expired sessions',
  })
  @Nullable()
  @OneLineText(LIMITS.settingDescription)
  description?: string | null;
}

/** A setting with a value. */
export class SettingDto {
  @ApiProperty({ example: 'tryout_auto_deletion_time' }) key: string;
  @ApiProperty({ example: '03:00' }) value: string;
  @ApiProperty({ type: String, nullable: true, example: 'Daily clean-up of expired sessions' }) description:
    string | null;
  @ApiProperty({ example: 1 }) version: number;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) updatedAt: string;
}

/** The state of one setting, with or without a value. */
export class SettingStateDto {
  @ApiProperty({ enum: Object.keys(SETTINGS), enumName: 'SettingKey' }) key: SettingKey;
  @ApiProperty({ type: String, nullable: true, example: 'true', description: 'Null: its default applies' })
  value: string | null;
  @ApiProperty({ example: 1, description: '0: it never had a value; If-Match accepts 0 too' })
  version: number;
  @ApiProperty({ type: String, nullable: true, example: 'Demo Superadmin' }) changedBy: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T15:04:05.000Z' }) changedAt:
    string | null;
}

/** The flags that the public site needs. */
export class PublicSettingsDto {
  @ApiProperty({
    example: true,
    description: 'Whether the banner about placeholder data is shown on tryout pages',
  })
  developmentNoticeEnabled: boolean;

  @ApiProperty({ example: false, description: 'Whether families may register for practices' })
  practiceRegistrationEnabled: boolean;

  @ApiProperty({ example: true, description: 'Whether a mail server is set, which sends links' })
  sendsMail: boolean;
}

export function toSettingDto({ key, value, description, version, updatedAt }: Setting): SettingDto {
  return { key, value, description, version, updatedAt: updatedAt.toISOString() };
}
