import type { ClubKey } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../../platform/database/columns.js';

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
