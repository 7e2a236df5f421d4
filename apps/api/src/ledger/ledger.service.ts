import { Injectable } from '@nestjs/common';
import type { Reader, Writer } from '../database/reader.js';
import { chained, type LedgerFact, type LedgerLine } from './ledger-chain.js';
import { LedgerEntry } from './ledger-entry.entity.js';

/** The practice or session whose lines are meant: one of the two. */
type Owner = { practiceId: number } | { sessionId: number };

/** The ledgers of practices and sessions: only ever added to. */
@Injectable()
export class LedgerService {
  /** Adds lines behind the last one of that practice or session, whose row this write has locked. */
  async appendIn(tx: Writer, owner: Owner, facts: readonly LedgerFact[]): Promise<LedgerLine[]> {
    if (facts.length === 0) return [];
    const [[column, id] = []] = Object.entries(owner);
    const [last] = await tx.rows(LedgerEntry, `${column} = ? ORDER BY seq DESC LIMIT 1`, [id]);
    const lines = chained(last, facts);
    await tx.insertAll(LedgerEntry, lines);
    return lines;
  }

  /** From the first line on. */
  listIn(reader: Reader, owner: Owner): Promise<LedgerEntry[]> {
    return reader.find(LedgerEntry, { where: owner, order: { seq: 'ASC' } });
  }
}
