import { LIMITS, type Role } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../../platform/database/columns.js';

/** An admin user of the back-office. Username and email are stored in lower case. */
@Entity('admin_users')
@Index('admin_users_username', ['username'], { unique: true })
@Index('admin_users_email', ['email'], { unique: true })
export class AdminUser {
  @IdColumn() id: number;
  @TextColumn(LIMITS.personName) firstName: string;
  @TextColumn(LIMITS.personName) lastName: string;
  @TextColumn(LIMITS.username.max) username: string;
  @TextColumn(LIMITS.email) email: string;
  @TextColumn(60) passwordHash: string;
  @TextColumn(10) role: Role;
  /** The teams that a coach may change; null: all teams. Without effect for a superadmin. */
  @JsonColumn({ nullable: true }) teamIds: number[] | null;
  /** Whether a coach with some teams may change practices; without effect for others. */
  @FlagColumn({ default: false }) mayChangePractices: boolean;
  @FlagColumn() isActive: boolean;
  @InstantColumn({ nullable: true }) lastLogin: Date | null;
  @WholeNumberColumn() version: number;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
}
