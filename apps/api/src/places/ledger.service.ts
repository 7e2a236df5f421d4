import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Reader, Writer } from '../database/reader.js';
import { whole } from '../database/row-shape.js';
import { chained, type LedgerFact, type LedgerLine } from './ledger-chain.js';
import { LedgerEntry, type LedgerEvent } from './ledger-entry.entity.js';
import { columnOf, targetWhere, refOf, type TargetRef } from './target.js';

/** The append-only ledgers of practices and sessions. */
@Injectable()
export class LedgerService {
  /** Appends entries to the ledger of a practice or session, whose row this write has locked. */
  async appendIn(tx: Writer, ref: TargetRef, facts: readonly LedgerFact[]): Promise<LedgerLine[]> {
    if (facts.length === 0) return [];
    const [last] = await tx.rows(LedgerEntry, `${columnOf(ref)} = ? ORDER BY seq DESC LIMIT 1`, [ref.id]);
    const lines = chained(last, facts);
    await tx.insertAll(LedgerEntry, lines);
    return lines;
  }

  /** Which of these registrations the public made where they are now, by id. */
  async madeByFamiliesIn(
    reader: Reader,
    registrations: readonly { id: number; practiceId: number | null; sessionId: number | null }[],
  ): Promise<Set<number>> {
    const made = new Set<number>();
    const event = In<LedgerEvent>(['registered', 'waiting']);
    for (const row of registrations) {
      const where = { ...targetWhere(refOf(row)), registrationId: row.id, event, actor: 'family' as const };
      if ((await reader.count(LedgerEntry, where)) > 0) made.add(row.id);
    }
    return made;
  }

  /** The number of the last entry; 0: there is none. */
  async lengthIn(reader: Reader, ref: TargetRef): Promise<number> {
    const [last] = await reader.select(
      `SELECT COALESCE(MAX(seq), 0) AS seq FROM ledger_entries WHERE ${columnOf(ref)} = ?`,
      [ref.id],
      { seq: whole },
    );
    return last?.seq ?? 0;
  }

  /** From the first entry. */
  listIn(reader: Reader, ref: TargetRef): Promise<LedgerEntry[]> {
    return reader.find(LedgerEntry, { where: targetWhere(ref), order: { seq: 'ASC' } });
  }
}
