import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../database/columns.js';

/** The one row that readiness writes: a readable database may still be full. */
@Entity('health_probes')
export class HealthProbe {
  @PrimaryColumn({ type: 'integer' }) id: number;
  @InstantColumn() probedAt: Date;
}
