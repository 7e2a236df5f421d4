import { LIMITS } from '@lions/domain';
import { Entity } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  TextColumn,
  WholeNumberColumn,
} from '../../platform/database/columns.js';

/**
 * A line of the register of confidentiality incidents that the law requires (Quebec, P-39.1, s. 3.8; the columns follow
 * s. 7 of its regulation, A-2.1, r. 3.1). Lines are kept for five years at least: no call deletes one.
 */
@Entity('incidents')
export class Incident {
  @IdColumn() id: number;
  /** The day on which the club learned of it, 'YYYY-MM-DD': the five years begin here. */
  @TextColumn(10) knownOn: string;
  /** Date or period of the incident, known or supposed. */
  @TextColumn(LIMITS.shortText) occurred: string;
  @TextColumn(LIMITS.incidentText) happened: string;
  /** Whose information and which, or why that is not known. */
  @TextColumn(LIMITS.incidentText) information: string;
  /** How many persons it concerns; null: not known. */
  @WholeNumberColumn({ nullable: true }) persons: number | null;
  /** Whether there is a risk of serious injury. */
  @FlagColumn() isSerious: boolean;
  @TextColumn(LIMITS.incidentText) riskReason: string;
  /** Measures against the risk, and public notices. */
  @TextColumn(LIMITS.incidentText, { nullable: true }) measures: string | null;
  @TextColumn(10, { nullable: true }) commissionToldOn: string | null;
  @TextColumn(10, { nullable: true }) personsToldOn: string | null;
  @TextColumn(10, { nullable: true }) closedOn: string | null;
  @WholeNumberColumn() version: number;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
}
