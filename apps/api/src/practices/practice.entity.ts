import { Entity, Index } from 'typeorm';
import { FlagColumn, IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** One practice that players are registered for (spec section 3). Date and time are text; instants are computed (D-31). */
@Entity('practices')
@Index('practices_date', ['date'])
export class Practice {
  @IdColumn() id: number;
  /** 'YYYY-MM-DD'. */
  @TextColumn(10) date: string;
  /** '6:00 PM - 7:30 PM'. */
  @TextColumn(25) time: string;
  /** Places, goalies' included; the domain shares them out. */
  @WholeNumberColumn() capacity: number;
  /** false: not public, and the public cannot register for it (D-36). */
  @FlagColumn() isActive: boolean;
  /** A cancelled practice stays with its registrations: families are told, and a coach can bring it back. */
  @InstantColumn({ nullable: true }) cancelledAt: Date | null;
  @WholeNumberColumn() version: number;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
}
