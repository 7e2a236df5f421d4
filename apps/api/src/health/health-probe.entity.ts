import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../database/columns.js';

/** The one row by which readiness is tried: a database that can be read may still be full. */
@Entity('health_probes')
export class HealthProbe {
  @PrimaryColumn({ type: 'integer' }) id: number;
  @InstantColumn() probedAt: Date;
}
