import { LIMITS } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  TextColumn,
  WholeNumberColumn,
} from '../platform/database/columns.js';

/** One practice that players register for. Date and time are text; instants are computed (docs/decisions/time.md). */
@Entity('practices')
@Index('practices_date', ['date'])
export class Practice {
  @IdColumn() id: number;
  /** 'YYYY-MM-DD'. */
  @TextColumn(10) date: string;
  /** '6:00 PM - 7:30 PM'. */
  @TextColumn(25) time: string;
  /** Places, goalies' included; the domain splits them into pools. */
  @WholeNumberColumn() capacity: number;
  /** null: free. */
  @WholeNumberColumn({ nullable: true }) feeCents: number | null;
  @TextColumn(LIMITS.feeUrl, { nullable: true }) feeUrl: string | null;
  /** false: hidden from the public and closed to it for registration (docs/decisions/visibility.md). */
  @FlagColumn() isActive: boolean;
  /** A cancelled practice keeps its registrations: families are told, and a coach can bring it back. */
  @InstantColumn({ nullable: true }) cancelledAt: Date | null;
  @WholeNumberColumn() version: number;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
}
