import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import type { Reader, Writer } from '../platform/database/reader.js';
import { whole } from '../platform/database/row-shape.js';
import { placeholders } from '../platform/database/inserting.js';
import { chained, type LedgerFact, type LedgerLine } from './ledger-chain.js';
import { LedgerEntry, type LedgerEvent } from './ledger-entry.entity.js';
import { columnOf, activityWhere, refOf, type ActivityRef } from './activity.js';

/** How a registration came to where it is. */
export interface RegistrationHistory {
  /** Its own entries, from the first. */
  steps: LedgerEntry[];
  /** Others of its pool who got a spot out of turn since then; a coach gave a reason for each. */
  passedForReason: number;
}

/** Events after which a registration is no longer where it was in the line. */
const LEAVING: LedgerEvent[] = [
  'promoted',
  'accepted',
  'requeued',
  'moved-out',
  'cancelled',
  'erased',
  'undone',
];

/** The append-only ledgers of activities. */
@Injectable()
export class LedgerService {
  /** Appends entries to the ledger of an activity, whose row this write has locked. */
  async appendIn(tx: Writer, ref: ActivityRef, facts: readonly LedgerFact[]): Promise<LedgerLine[]> {
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
      const where = { ...activityWhere(refOf(row)), registrationId: row.id, event, actor: 'family' as const };
      if ((await reader.count(LedgerEntry, where)) > 0) made.add(row.id);
    }
    return made;
  }

  /** The number of the last entry; 0: there is none. */
  async lengthIn(reader: Reader, ref: ActivityRef): Promise<number> {
    const [last] = await reader.select(
      `SELECT COALESCE(MAX(seq), 0) AS seq FROM ledger_entries WHERE ${columnOf(ref)} = ?`,
      [ref.id],
      { seq: whole },
    );
    return last?.seq ?? 0;
  }

  /**
   * The last entry about these registrations of one activity; `inLine`: or after which the line before them may be
   * shorter.
   */
  async lastAboutIn(
    reader: Reader,
    ref: ActivityRef,
    ids: readonly number[],
    { inLine }: { inLine: boolean },
  ): Promise<LedgerEntry | undefined> {
    const events = inLine ? LEAVING : [];
    const isOther = events.length > 0 ? ` OR event IN (${placeholders(events)})` : '';
    const [last] = await reader.rows(
      LedgerEntry,
      `${columnOf(ref)} = ? AND (registrationId IN (${placeholders(ids)})${isOther})
       ORDER BY seq DESC LIMIT 1`,
      [ref.id, ...ids, ...events],
    );
    return last;
  }

  /** The entries about a registration where it is now, and how many others got a spot ahead of it for a reason. */
  async historyOfIn(
    reader: Reader,
    registration: { id: number; practiceId: number | null; sessionId: number | null },
  ): Promise<RegistrationHistory> {
    const ref = refOf(registration);
    const where = { ...activityWhere(ref), registrationId: registration.id };
    const steps = await reader.find(LedgerEntry, { where, order: { seq: 'ASC' } });
    const [first] = steps;
    if (!first) return { steps, passedForReason: 0 };
    const passedForReason = await reader.count(LedgerEntry, {
      ...activityWhere(ref),
      pool: first.pool,
      event: 'promoted',
      reasonHash: Not(IsNull()),
      registrationId: Not(registration.id),
      seq: MoreThan(first.seq),
    });
    return { steps, passedForReason };
  }

  /** From the first entry. */
  listIn(reader: Reader, ref: ActivityRef): Promise<LedgerEntry[]> {
    return reader.find(LedgerEntry, { where: activityWhere(ref), order: { seq: 'ASC' } });
  }
}
