import { LIMITS } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/**
 * A named value that superadmins set (spec section 3); values are strings. One that was taken away leaves its row, so
 * that its versions go on: who saw version 1 of long ago must not pass for who saw today's.
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
  /** When the value was taken away; null while there is one. */
  @InstantColumn({ nullable: true }) deletedAt: Date | null;
}
