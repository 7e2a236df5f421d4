import { LIMITS, type ClubKey } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../platform/database/columns.js';

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

/** One version of a club setting. Rows are only added: the newest version of a key is in use, the others its history. */
@Entity('club_settings')
@Index('club_settings_version', ['key', 'version'], { unique: true })
export class ClubSetting {
  @IdColumn() id: number;
  @TextColumn(60) key: ClubKey;
  @WholeNumberColumn() version: number;
  /** Null: back to the code's own content. */
  @JsonColumn({ nullable: true }) value: Record<string, unknown> | null;
  /** The user who saved it. */
  @WholeNumberColumn() savedById: number;
  @InstantColumn() savedAt: Date;
}
