import { Injectable } from '@nestjs/common';
import type { AuditAction, MailKind } from '@lions/domain';
import { auditChange, AuditService } from '../audit/audit.service.js';
import type { Caller } from '../common/access.js';
import { Clock } from '../common/clock.js';
import { sha256 } from '../common/tokens.js';
import type { Writer } from '../database/reader.js';
import { whole } from '../database/row-shape.js';
import { OutboxService, type QueuedMail } from '../outbox/outbox.service.js';
import type { LedgerFact } from './ledger-chain.js';
import type { LedgerActor, LedgerEvent } from './ledger-entry.entity.js';
import { LedgerService } from './ledger.service.js';
import { Registration } from './registration.entity.js';
import { columnOf, columnsOf, poolNameOf, positionsInLine, type Roster, type Standing } from './target.js';

/** One step of a registration and its actor. A row without an id is new. */
export interface Transition {
  row: Registration;
  event: LedgerEvent;
  actor: LedgerActor;
  /** The coach, if the actor is one. */
  caller?: Caller;
  /** A coach's reason for going ahead of the line. */
  reason?: string;
  change?: Readonly<Partial<Registration>>;
}

/** The mail about each step; moving away and erasing send none. */
const MAIL_OF: Partial<Record<LedgerEvent, MailKind>> = {
  registered: 'confirmation',
  waiting: 'waiting',
  promoted: 'promoted',
  requeued: 'waiting',
  'moved-in': 'changed',
  cancelled: 'cancelled',
};

/** The audit action of a coach's step. */
const ACTION_OF: Partial<Record<LedgerEvent, AuditAction>> = {
  registered: 'registration.create',
  waiting: 'registration.create',
  promoted: 'registration.update',
  requeued: 'registration.update',
  'moved-in': 'registration.update',
  cancelled: 'registration.cancel',
};

/**
 * The only way to create a registration or change its place: row, ledger, mails and audit log in one transaction, so
 * that none of them exists without the others.
 */
@Injectable()
export class TransitionsService {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: LedgerService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /**
   * For a target that this write has locked, in order of occurrence; updates its rows as well. `at` is the instant of
   * its mails.
   */
  async applyIn(
    tx: Writer,
    roster: Roster<Standing>,
    transitions: readonly Transition[],
    at: Date = tx.recorded?.at ?? this.clock.now(),
  ): Promise<void> {
    if (transitions.length === 0) return;
    await this.insertIn(tx, roster, transitions);
    const facts: LedgerFact[] = [];
    let positions = positionsInLine(roster.rows);
    for (const transition of transitions) {
      await this.changeIn(tx, transition);
      if (transition.change?.turn !== undefined) roster.rows.sort(byTurn);
      if (transition.change) positions = positionsInLine(roster.rows);
      facts.push(this.factOf(roster, transition, positions, at));
    }
    const lines = await this.ledger.appendIn(tx, roster.target, facts);
    const keys = lines.map(({ seq }) => `${roster.target.kind}-${roster.target.id}-${seq}`);
    if (roster.target.isAhead) await this.outbox.queueIn(tx, mailsOf(transitions, keys), at);
  }

  /** New rows in one statement; the roster contains them already, and they get their ids. */
  private async insertIn(
    tx: Writer,
    { target, rows }: Roster<Standing>,
    transitions: readonly Transition[],
  ): Promise<void> {
    const fresh = transitions.map(({ row }) => row).filter(({ id }) => !isStored(id));
    const first = fresh[0];
    if (!first) return;
    await tx.insertAll(Registration, fresh);
    // Found by turn, which is unique in a locked target: ids need not be consecutive.
    const stored = await tx.select(
      `SELECT id, turn FROM registrations WHERE ${columnOf(target)} = ? AND turn >= ?`,
      [target.id, first.turn],
      { id: whole, turn: whole },
    );
    const idOf = new Map(stored.map(({ id, turn }) => [turn, id]));
    for (const row of rows) if (!isStored(row.id)) row.id = idOf.get(row.turn) ?? row.id;
  }

  private async changeIn(
    tx: Writer,
    { row, event, actor, caller, reason, change }: Transition,
  ): Promise<void> {
    const before = change ? { ...row } : {};
    if (change) {
      Object.assign(row, change, { updatedAt: this.clock.now() });
      await tx.update(Registration, { id: row.id }, { ...change, updatedAt: row.updatedAt });
    }
    const isPassedOn = event === 'promoted' && actor === 'server';
    const action = isPassedOn ? ('registration.promote' as const) : caller && ACTION_OF[event];
    if (!action) return;
    const { id: subjectId } = row;
    // The id is already the subject, and the hash is a secret.
    const fields = { ...row, id: undefined, receiptHash: undefined };
    const difference = auditChange(before, {
      ...(change ?? fields),
      ...(reason !== undefined && { reason }),
    });
    if (difference) await this.audit.recordIn(tx, caller, { action, subjectId, ...difference });
  }

  private factOf(
    roster: Roster<Standing>,
    { row, event, actor, reason }: Transition,
    positions: ReadonlyMap<Standing, number>,
    at: Date,
  ): LedgerFact {
    return {
      ...columnsOf(roster.target),
      at,
      event,
      registrationId: row.id,
      actor,
      pool: poolNameOf(roster.target, row.playerPosition),
      position: event === 'moved-out' ? null : (positions.get(row) ?? null),
      reasonHash: reason === undefined ? null : sha256(reason),
    };
  }
}

const byTurn = (a: Standing, b: Standing) => a.turn - b.turn || a.id - b.id;

/** Rows that are not stored yet have ids below one, so that pools can contain them. */
const isStored = (id: number) => id > 0;

function mailsOf(transitions: readonly Transition[], keys: readonly string[]): QueuedMail[] {
  return transitions.flatMap(({ row, event }, index) => {
    const [kind, transitionKey] = [MAIL_OF[event], keys[index]];
    if (!kind || transitionKey === undefined || row.familyId === null) return [];
    return [{ kind, registrationId: row.id, familyId: row.familyId, locale: row.locale, transitionKey }];
  });
}
