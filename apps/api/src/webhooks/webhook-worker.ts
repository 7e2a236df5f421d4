import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DAY_MS, MINUTE_MS, type WebhookEvent } from '@lions/domain';
import { In, IsNull, LessThanOrEqual, type FindOptionsWhere } from 'typeorm';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { randomToken } from '../platform/common/tokens.js';
import { describeError } from '../platform/database/database-error.js';
import { Db } from '../platform/database/db.js';
import type { Announcement, Writer } from '../platform/database/reader.js';
import { whole } from '../platform/database/row-shape.js';
import { Webhook, WebhookDelivery } from './webhook.entity.js';
import { WebhookSender, type WebhookAnswer } from './webhook-sender.js';

const TICK_MS = 30_000;
/** Deliveries that one process sends at a time. */
const BATCH = 20;
/** Longer than an attempt: until then no other process sends a taken delivery. */
const LEASE_MS = 2 * MINUTE_MS;
/** How long a shutdown waits for deliveries that are being sent. */
const DRAIN_MS = 5000;
/** Minutes until the next attempt, by the number of attempts; after the eighth, a day after the first, it has failed. */
export const WEBHOOK_WAITS = [0.5, 5, 30, 120, 300, 480, 480];
/** A webhook is switched off when nothing was accepted for so long. */
const OFF_AFTER_MS = 7 * DAY_MS;

const SUBJECT_OF: Record<string, { noun: string; calls: string }> = {
  practices: { noun: 'practice', calls: '/api/practices' },
  registrations: { noun: 'registration', calls: '/api/registrations' },
  teams: { noun: 'team', calls: '/api/teams' },
  tryout_sessions: { noun: 'session', calls: '/api/sessions' },
};

/** A type of event and the address of its subject. Only registrations are told apart by what happened. */
function eventOf({ table, id, kind }: Announcement): { type: WebhookEvent; path: string } {
  const { noun = '', calls = '' } = SUBJECT_OF[table] ?? {};
  const verb = table === 'registrations' ? kind : 'changed';
  return { type: `${noun}.${verb}` as WebhookEvent, path: `${calls}/${id}` };
}

/** Due ones, each only when no earlier one about the same subject is pending: a receiver gets them in order. */
const DUE = `SELECT d.id FROM webhook_deliveries d WHERE d.status = 'pending' AND d.nextAttemptAt <= ?
  AND NOT EXISTS (SELECT 1 FROM webhook_deliveries e WHERE e.webhookId = d.webhookId AND e.path = d.path
    AND e.status = 'pending' AND e.id < d.id) ORDER BY d.id LIMIT ${BATCH}`;

/**
 * Queues a delivery in the transaction of each change, and sends it afterwards, as mails are (docs/decisions/outbox.md):
 * taken under a lock with a lease, so that one of several processes sends it, outside of every transaction.
 */
@Injectable()
export class WebhookWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Webhooks');
  private running: Promise<void> | undefined;
  private isWanted = false;
  private isEnding = false;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly audit: AuditService,
    private readonly sender: WebhookSender,
  ) {
    db.whenAnnounced((tx) => this.queueIn(tx));
  }

  onApplicationBootstrap(): void {
    void this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    let timer: NodeJS.Timeout | undefined;
    const drained = new Promise<void>((resolve) => (timer = setTimeout(resolve, DRAIN_MS)));
    await Promise.race([this.running, drained]);
    clearTimeout(timer);
  }

  private async queueIn(tx: Writer): Promise<void> {
    const webhooks = await tx.find(Webhook, { where: { disabledAt: IsNull() } });
    if (webhooks.length === 0) return;
    const rows = [...tx.announcements.values()]
      .map(eventOf)
      .flatMap((event) =>
        webhooks
          .filter(({ events }) => events.includes(event.type))
          .map(({ id: webhookId }) => this.newDelivery(webhookId, event)),
      );
    await tx.insertAll(WebhookDelivery, rows);
    if (rows.length > 0) tx.afterCommit(this.wakeLater);
  }

  /** One function for all commits, so that a write calls it once. */
  private readonly wakeLater = () => void this.wake();

  newDelivery(webhookId: number, event: Pick<WebhookDelivery, 'type' | 'path'>): Omit<WebhookDelivery, 'id'> {
    const now = this.clock.now();
    return {
      ...event,
      webhookId,
      messageId: `msg_${randomToken()}`,
      status: 'pending',
      attempts: 0,
      nextAttemptAt: now,
      answerCode: null,
      answer: null,
      createdAt: now,
      settledAt: null,
    };
  }

  @Interval(TICK_MS)
  tick(): Promise<void> {
    return this.wake();
  }

  /** Resolves when nothing is due. Never rejects: what fails now is still due at the next tick. */
  wake(): Promise<void> {
    if (!this.configuration.webhooks || this.isEnding) return Promise.resolve();
    this.isWanted = true;
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.isWanted && !this.isEnding) {
        this.isWanted = false;
        for (let taken = await this.take(); taken; taken = await this.take())
          await Promise.all(taken.map((delivery) => this.attempt(delivery)));
      }
    } catch (error) {
      this.logger.error({ message: 'Webhooks will be tried again soon', ...describeError(error) });
    }
    // At once, not in a callback of the promise: a wake between both would wait for the next tick.
    this.running = undefined;
  }

  /** Undefined: nothing is due. The list may be empty while more is due: another process has taken these. */
  private async take(): Promise<WebhookDelivery[] | undefined> {
    const now = this.clock.now();
    const due = await this.db.read((reader) => reader.select(DUE, [now.toISOString()], { id: whole }));
    if (due.length === 0 || this.isEnding) return undefined;
    const ids = In(due.map(({ id }) => id));
    return this.db.write((tx) =>
      this.leaseIn(tx, { id: ids, status: 'pending', nextAttemptAt: LessThanOrEqual(now) }),
    );
  }

  /** Locks deliveries and starts an attempt of each. */
  async leaseIn(tx: Writer, where: FindOptionsWhere<WebhookDelivery>): Promise<WebhookDelivery[]> {
    const deliveries = await tx.lock(WebhookDelivery, where);
    for (const delivery of deliveries) {
      const nextAttemptAt = new Date(this.clock.time() + LEASE_MS);
      const change = { status: 'pending' as const, attempts: delivery.attempts + 1, nextAttemptAt };
      await tx.update(WebhookDelivery, { id: delivery.id }, change);
      Object.assign(delivery, change);
    }
    return deliveries;
  }

  /** Sends a delivery that this process has leased, and stores the answer. */
  async attempt(delivery: WebhookDelivery): Promise<void> {
    const { webhookId: id } = delivery;
    const webhook = await this.db.read((reader) => reader.findOne(Webhook, { where: { id } }));
    if (!webhook) return;
    const answer = await this.sender.send(webhook, delivery);
    await this.db.write((tx) => this.settleIn(tx, delivery, answer));
  }

  private async settleIn(
    tx: Writer,
    { id, webhookId, attempts }: WebhookDelivery,
    answer: WebhookAnswer,
  ): Promise<void> {
    const [webhook] = await tx.lock(Webhook, { id: webhookId });
    if (!webhook) return;
    const code = answer.answerCode ?? 0;
    const isAccepted = code >= 200 && code < 300;
    const now = this.clock.now();
    const { failingSince, disabledAt } = isAccepted ? NEVER_FAILED : this.afterFailure(webhook, code);
    const wait = disabledAt ? undefined : WEBHOOK_WAITS[attempts - 1];
    const isSettled = isAccepted || wait === undefined;
    const settled = isAccepted ? ('delivered' as const) : ('failed' as const);
    const changed = await tx.update(
      WebhookDelivery,
      // After the lease another process may have taken it: its answer counts.
      { id, attempts, status: 'pending' },
      {
        ...answer,
        ...(isSettled
          ? { status: settled, settledAt: now }
          : { nextAttemptAt: new Date(now.getTime() + wait * MINUTE_MS) }),
      },
    );
    if (changed === 0) return;
    await tx.update(Webhook, { id: webhookId }, { failingSince, disabledAt });
    // The next one about the same subject has waited for it.
    if (isSettled) tx.afterCommit(this.wakeLater);
    if ((webhook.disabledAt === null) === (disabledAt === null)) return;
    const action = disabledAt ? ('webhook.switchOff' as const) : ('webhook.switchOn' as const);
    await this.audit.recordIn(tx, undefined, { action, subjectId: webhookId });
    if (disabledAt)
      await tx.update(
        WebhookDelivery,
        { webhookId, status: 'pending' },
        { status: 'failed', settledAt: disabledAt },
      );
  }

  /** The answer 410 switches a webhook off at once. */
  private afterFailure(webhook: Webhook, code: number): Pick<Webhook, 'failingSince' | 'disabledAt'> {
    const now = this.clock.now();
    const { failingSince = null, disabledAt } = webhook;
    const since = failingSince ?? now;
    const isOver = code === 410 || now.getTime() - since.getTime() >= OFF_AFTER_MS;
    return { failingSince: since, disabledAt: disabledAt ?? (isOver ? now : null) };
  }
}

const NEVER_FAILED = { failingSince: null, disabledAt: null };
