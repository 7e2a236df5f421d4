import { Injectable } from '@nestjs/common';
import { REMOVED_DATA, type RemovedData } from '@lions/domain';
import { Configuration } from '../config/configuration.js';
import type { Reader, Writer } from '../database/reader.js';
import { oneOf, whole } from '../database/row-shape.js';
import { COUNTED_TABLES, removedFrom, expiredBy } from './kept-no-longer.js';
import { RETENTION } from './retention-rules.js';

/** Removes data past its retention period. See docs/decisions/retention.md. */
@Injectable()
export class Retention {
  constructor(private readonly configuration: Configuration) {}

  /** How many rows of each kind `removeIn` removes, cascades included. */
  async countIn(reader: Reader, now: Date): Promise<Partial<Record<RemovedData, number>>> {
    const counts = Object.entries(COUNTED_TABLES).map(([data, table]) => {
      const { sql, parameters } = removedFrom(table, now, this.configuration.zone);
      return { sql: `SELECT '${data}' AS data, COUNT(*) AS amount FROM ${table} WHERE ${sql}`, parameters };
    });
    const rows = await reader.select(
      counts.map(({ sql }) => sql).join(' UNION ALL '),
      counts.flatMap(({ parameters }) => parameters),
      { data: oneOf(REMOVED_DATA), amount: whole },
    );
    return Object.fromEntries(
      rows.filter(({ amount }) => amount > 0).map(({ data, amount }) => [data, amount] as const),
    );
  }

  async removeIn(tx: Writer, now: Date): Promise<void> {
    tx.erases = true;
    for (const rule of RETENTION) {
      const { sql, parameters } = expiredBy(rule, now, this.configuration.zone);
      await tx.execute(`DELETE FROM ${rule.table} WHERE ${sql}`, parameters, rule.table);
    }
  }
}
