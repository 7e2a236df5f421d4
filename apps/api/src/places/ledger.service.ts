import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Reader, Writer } from '../database/reader.js';
import { chained, type LedgerFact, type LedgerLine } from './ledger-chain.js';
import { LedgerEntry, type LedgerEvent } from './ledger-entry.entity.js';

/** Either a practice or a session. */
type Owner = { practiceId: number } | { sessionId: number };

/** The append-only ledgers of practices and sessions. */
@Injectable()
export class LedgerService {
  /** Appends entries to the ledger of a practice or session, whose row this write has locked. */
  async appendIn(tx: Writer, owner: Owner, facts: readonly LedgerFact[]): Promise<LedgerLine[]> {
    if (facts.length === 0) return [];
    const [[column, id] = []] = Object.entries(owner);
    const [last] = await tx.rows(LedgerEntry, `${column} = ? ORDER BY seq DESC LIMIT 1`, [id]);
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
    for (const { id, practiceId, sessionId } of registrations) {
      const owner = practiceId === null ? { sessionId: sessionId ?? 0 } : { practiceId };
      const event = In<LedgerEvent>(['registered', 'waiting']);
      if ((await reader.count(LedgerEntry, { ...owner, registrationId: id, event, actor: 'family' })) > 0)
        made.add(id);
    }
    return made;
  }

  /** From the first entry. */
  listIn(reader: Reader, owner: Owner): Promise<LedgerEntry[]> {
    return reader.find(LedgerEntry, { where: owner, order: { seq: 'ASC' } });
  }
}
