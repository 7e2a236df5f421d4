import { LIMITS } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../platform/database/columns.js';

/**
 * A named value that superadmins set; values are strings. Removing a value keeps the row, so that its versions
 * continue: an old version 1 must not match a new one.
 */
@Entity('settings')
@Index('settings_key', ['key'], { unique: true })
export class Setting {
  @IdColumn() id: number;
  @TextColumn(60) key: string;
  @TextColumn(LIMITS.settingValue) value: string;
  @TextColumn(LIMITS.settingDescription, { nullable: true }) description: string | null;
  @WholeNumberColumn() version: number;
  @InstantColumn() updatedAt: Date;
  /** When the value was removed; null while there is one. */
  @InstantColumn({ nullable: true }) deletedAt: Date | null;
}
