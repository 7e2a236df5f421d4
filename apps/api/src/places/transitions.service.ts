import { Injectable } from '@nestjs/common';
import type { AuditAction, MailKind } from '@lions/domain';
import { auditChange, AuditService } from '../platform/audit/audit.service.js';
import type { Caller } from '../platform/common/access.js';
import { Clock } from '../platform/common/clock.js';
import { sha256 } from '../platform/common/tokens.js';
import type { Announcement, Writer } from '../platform/database/reader.js';
import { whole } from '../platform/database/row-shape.js';
import { OutboxService, type QueuedMail } from './outbox/outbox.service.js';
import type { LedgerFact } from './ledger-chain.js';
import type { LedgerActor, LedgerEvent } from './ledger-entry.entity.js';
import { LedgerService } from './ledger.service.js';
import { Registration } from './registration.entity.js';
import {
  columnOf,
  columnsOf,
  poolNameOf,
  positionsInLine,
  type Activity,
  type Roster,
  type Standing,
} from './activity.js';

interface Step {
  row: Registration;
  actor: LedgerActor;
  /** The coach, if the actor is one. */
  caller?: Caller;
}

/** A new registration, to be stored. */
export interface Addition extends Step {
  /** In the line of its pool; null: it has a place. */
  position: number | null;
}

/** One step of a stored registration. */
export interface Transition extends Step {
  event: LedgerEvent;
  /** A coach's reason for going ahead of the line. */
  reason?: string;
  change?: Readonly<Partial<Registration>>;
}

/** The mail about each step; moving away and erasing send none. */
const MAIL_OF: Partial<Record<LedgerEvent, MailKind>> = {
  registered: 'confirmation',
  waiting: 'waiting',
  promoted: 'promoted',
  offered: 'offered',
  accepted: 'confirmation',
  'offer-over': 'offer-over',
  requeued: 'changed',
  'moved-in': 'changed',
  cancelled: 'cancelled',
};

/** How webhooks name a step; all others are changes. */
const ANNOUNCED_AS: Partial<Record<LedgerEvent, Announcement['kind']>> = {
  registered: 'created',
  waiting: 'created',
  cancelled: 'cancelled',
  erased: 'cancelled',
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

/** The audit action of a step that no coach took. */
const SELF_ACTION_OF: Partial<Record<LedgerEvent, AuditAction>> = {
  promoted: 'registration.promote',
  accepted: 'registration.accept',
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
   * For an activity that this write has locked, in order of occurrence; updates its rows as well. `at` is the instant of
   * its mails.
   */
  async applyIn(
    tx: Writer,
    roster: Roster<Standing>,
    transitions: readonly Transition[],
    at: Date = tx.recorded?.at ?? this.clock.now(),
  ): Promise<void> {
    if (transitions.length === 0) return;
    const facts: LedgerFact[] = [];
    let positions = positionsInLine(roster.rows);
    for (const transition of transitions) {
      await this.changeIn(tx, transition);
      if (transition.change?.turn !== undefined) roster.rows.sort(byTurn);
      if (transition.change) positions = positionsInLine(roster.rows);
      const { event, row } = transition;
      const position = event === 'moved-out' ? null : (positions.get(row) ?? null);
      facts.push(factOf(roster.activity, { position, ...transition }, at));
    }
    await this.tellIn(tx, roster.activity, transitions, facts, at);
  }

  /** Stores new registrations for an activity that this write has locked, in their order; they get their ids. */
  async addIn(
    tx: Writer,
    activity: Activity,
    additions: readonly Addition[],
    at: Date = this.clock.now(),
  ): Promise<void> {
    const added = additions.map((addition) => ({ event: eventOf(addition.row), ...addition }));
    const [first] = added;
    if (!first) return;
    await tx.insertAll(
      Registration,
      added.map(({ row }) => row),
    );
    // Found by turn, which is unique in a locked activity: ids need not be consecutive.
    const stored = await tx.select(
      `SELECT id, turn FROM registrations WHERE ${columnOf(activity)} = ? AND turn >= ?`,
      [activity.id, first.row.turn],
      { id: whole, turn: whole },
    );
    const idOf = new Map(stored.map(({ id, turn }) => [turn, id]));
    for (const { row } of added) row.id = idOf.get(row.turn) ?? row.id;
    for (const addition of added.filter(({ caller }) => caller)) {
      // The id is already the subject, and the hash is a secret.
      const fields = { ...addition.row, id: undefined, receiptHash: undefined };
      await this.recordIn(tx, addition, {}, fields);
    }
    const facts = added.map((addition) => factOf(activity, addition, at));
    await this.tellIn(tx, activity, added, facts, at);
  }

  /** Ledger and mails. */
  private async tellIn(
    tx: Writer,
    activity: Activity,
    steps: readonly Pick<Transition, 'row' | 'event'>[],
    facts: readonly LedgerFact[],
    at: Date,
  ): Promise<void> {
    const lines = await this.ledger.appendIn(tx, activity, facts);
    for (const { row, event } of steps) tx.announce(Registration, [row.id], ANNOUNCED_AS[event]);
    const keys = lines.map(({ seq }) => `${activity.kind}-${activity.id}-${seq}`);
    if (activity.isAhead) await this.outbox.queueIn(tx, mailsOf(steps, keys), at);
  }

  private async changeIn(tx: Writer, transition: Transition): Promise<void> {
    const { row, change } = transition;
    const before = { ...row };
    if (change) {
      Object.assign(row, change, { updatedAt: this.clock.now() });
      await tx.update(Registration, { id: row.id }, { ...change, updatedAt: row.updatedAt });
    }
    await this.recordIn(tx, transition, before, change ?? {});
  }

  /** The audit log's entry about a coach's step, and about a place that the server passed on or a family accepted. */
  private async recordIn(
    tx: Writer,
    { row, event, caller, reason }: Transition,
    before: Partial<Registration>,
    after: object,
  ): Promise<void> {
    const action = (caller ? ACTION_OF : SELF_ACTION_OF)[event];
    if (!action) return;
    const { id: subjectId } = row;
    const difference = auditChange(before, { ...after, ...(reason !== undefined && { reason }) });
    if (difference) await this.audit.recordIn(tx, caller, { action, subjectId, ...difference });
  }
}

const eventOf = ({ status }: Registration): LedgerEvent =>
  status === 'confirmed' ? 'registered' : 'waiting';

function factOf(
  activity: Activity,
  { row, event, actor, reason, position }: Transition & Pick<Addition, 'position'>,
  at: Date,
): LedgerFact {
  return {
    at,
    event,
    registrationId: row.id,
    actor,
    pool: poolNameOf(activity, row.playerPosition),
    position,
    reasonHash: reason === undefined ? null : sha256(reason),
    ...columnsOf(activity),
  };
}

const byTurn = (a: Standing, b: Standing) => a.turn - b.turn || a.id - b.id;

function mailsOf(steps: readonly Pick<Transition, 'row' | 'event'>[], keys: readonly string[]): QueuedMail[] {
  return steps.flatMap(({ row, event }, index) => {
    const [kind, transitionKey] = [MAIL_OF[event], keys[index]];
    if (!kind || transitionKey === undefined || row.familyId === null) return [];
    return [{ kind, registrationId: row.id, familyId: row.familyId, locale: row.locale, transitionKey }];
  });
}
