import { Injectable } from '@nestjs/common';
import { Configuration } from '../config/configuration.js';
import type { Writer } from '../database/reader.js';
import { keptSince, RETENTION } from './retention-rules.js';

/** Removes what is kept no longer (decisions 10). */
@Injectable()
export class Retention {
  constructor(private readonly configuration: Configuration) {}

  /** Gives the number of rows that went for good. */
  async removeIn(tx: Writer, now: Date): Promise<number> {
    let removed = 0;
    for (const rule of RETENTION) {
      const since = keptSince(rule, now, this.configuration.zone);
      removed += await tx.execute(`DELETE FROM ${rule.table} WHERE ${rule.column} < ?`, [since]);
    }
    return removed;
  }
}
