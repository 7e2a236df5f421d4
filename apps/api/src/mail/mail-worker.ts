import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { groupBy, MINUTE_MS } from '@lions/domain';
import { In, LessThanOrEqual, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../platform/common/clock.js';
import { sha256 } from '../platform/common/tokens.js';
import { Configuration } from '../platform/config/configuration.js';
import { describeError } from '../platform/database/database-error.js';
import { Db } from '../platform/database/db.js';
import type { Reader } from '../platform/database/reader.js';
import { groupKeyOf, OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { MAIL_WAITS, OutboxService } from '../places/outbox/outbox.service.js';
import { MailWriter, type WrittenMail } from './mail-writer.js';
import { MailRefused } from './mail-refusal.js';
import { LANES, MailSender } from './mail-sender.js';
import { Reminders } from './reminders.js';

const TICK_MS = 30_000;
/** Mails that one process takes at a time. */
const BATCH = 20;
/** Longer than a batch of tries, 45 seconds each: until then no other process sends the taken mails. */
const LEASE_MS = 5 * MINUTE_MS;
/** How long a shutdown waits for mails that are being sent. */
const DRAIN_MS = 5000;

/** The result of a try; without a status the mail is tried again. */
type MailChange = Partial<Omit<OutboxMail, 'status'>> & { status?: 'sent' | 'failed' | 'dropped' };

/**
 * Sends the mails in the outbox, grouped by family and change: a group is sent as one. They are taken under a lock with
 * a lease, so that one of several processes sends them; SMTP is awaited outside of every transaction. A process that is
 * killed between sending and recording sends again when the lease expires, with the same Message-ID: twice rather than
 * never. See docs/decisions/outbox.md.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Mails whose tries of this process ended so; `retried` ones are tried again later. */
  readonly results = { sent: 0, retried: 0, failed: 0, dropped: 0 };
  private readonly logger = new Logger('Mail');
  private running: Promise<void> | undefined;
  private isWanted = false;
  private isEnding = false;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly outbox: OutboxService,
    private readonly writer: MailWriter,
    private readonly sender: MailSender,
    private readonly reminders: Reminders,
  ) {}

  /** Sends what an earlier process left, and from now on each queued mail as soon as it is committed. */
  onApplicationBootstrap(): void {
    this.outbox.whenQueued(() => void this.wake());
    void this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, DRAIN_MS)));
    await Promise.race([this.running, patience]);
    clearTimeout(timer);
    await this.sender.close();
  }

  @Interval(TICK_MS)
  async tick(): Promise<void> {
    if (!this.sender.hasServer) return;
    try {
      await this.reminders.queueDue();
    } catch (error) {
      this.logger.error({ message: 'Reminders will be tried again soon', ...describeError(error) });
    }
    await this.wake();
  }

  /** Resolves when nothing is due. Never rejects: what fails now is still due at the next tick. */
  wake(): Promise<void> {
    if (!this.sender.hasServer || this.isEnding) return Promise.resolve();
    this.isWanted = true;
    this.running ??= this.run();
    return this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.isWanted && !this.isEnding) {
        this.isWanted = false;
        for (let taken = await this.take(); taken; taken = await this.take()) await this.sendAll(taken);
      }
    } catch (error) {
      this.logger.error({ message: 'Mails will be tried again soon', ...describeError(error) });
    }
    // At once, not in a callback of the promise: a wake between both would wait for the next tick.
    this.running = undefined;
  }

  private async sendAll(mails: readonly OutboxMail[]): Promise<void> {
    const groups = groupBy(mails, groupKeyOf);
    // One after another to a family: a mail leaves out what the one before it has told.
    const left = groupBy(groups, ([mail]) => `${mail?.familyId}`);
    const lane = async () => {
      for (let family = left.shift(); family; family = left.shift())
        for (const group of family) await this.sendOne(group);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  /**
   * Takes due mails until the lease expires, each with the due ones of its group. Rows locked by another process are
   * skipped, so the list may be empty while more is due. Undefined: nothing is due.
   */
  private async take(): Promise<OutboxMail[] | undefined> {
    if (this.isEnding) return undefined;
    const now = this.clock.now();
    const due = { status: 'pending' as const, nextAttemptAt: LessThanOrEqual(now) };
    const seen = await this.db.read((reader) => this.dueIn(reader, due));
    if (seen.length === 0) return undefined;
    return this.db.write(async (tx) => {
      const mails = await tx.lock(OutboxMail, { ...due, id: In(seen.map(({ id }) => id)) });
      const nextAttemptAt = new Date(now.getTime() + LEASE_MS);
      for (const mail of mails) {
        const change = { attempts: mail.attempts + 1, nextAttemptAt, lastError: null };
        await tx.update(OutboxMail, { id: mail.id }, change);
        Object.assign(mail, change);
      }
      return mails;
    });
  }

  private async dueIn(reader: Reader, due: FindOptionsWhere<OutboxMail>): Promise<OutboxMail[]> {
    const order = { nextAttemptAt: 'ASC', id: 'ASC' } as const;
    const first = await reader.find(OutboxMail, { where: due, order, take: BATCH });
    const groups = new Set(first.map(groupKeyOf));
    const families = [...new Set(first.flatMap(({ familyId }) => familyId ?? []))];
    const ofFamilies = await reader.find(OutboxMail, { where: { ...due, familyId: In(families) } });
    return [...first, ...ofFamilies.filter((mail) => groups.has(groupKeyOf(mail)))];
  }

  private async sendOne(mails: readonly OutboxMail[]): Promise<void> {
    try {
      const written = await this.writer.write(mails.map(({ id }) => id));
      const changeOf = written && (await this.sendBoth(mails, written));
      await this.settle(mails, (mail) =>
        changeOf && written.mailIds.has(mail.id) ? changeOf(mail) : { status: 'dropped' },
      );
    } catch (error) {
      if (!(error instanceof MailRefused))
        this.logger.error({
          message: 'A mail could not be written',
          mailIds: mails.map(({ id }) => id),
          ...describeError(error),
        });
      await this.settle(mails, (mail) => this.afterFailure(mail, error));
    }
  }

  /**
   * To the family and to its second guardian, one each: a recipient who has it gets no second one when the other's is
   * tried again. The status is that of the family's own.
   */
  private async sendBoth(
    mails: readonly OutboxMail[],
    { mail, copy }: WrittenMail,
  ): Promise<(mail: OutboxMail) => MailChange> {
    const has = (one: OutboxMail['sentTo']) => mails.every(({ sentTo }) => sentTo === one);
    const [first, second] = await Promise.allSettled([
      has('first') ? undefined : this.sender.send(mail, this.messageIdOf(mails)),
      has('second') || !copy ? undefined : this.sender.send(copy, this.messageIdOf(mails, 'second')),
    ]);
    if (first.status === 'rejected' && !(first.reason instanceof MailRefused)) throw first.reason;
    const isDelivered = copy && second.status === 'fulfilled';
    if (first.status === 'rejected')
      return (row) => ({ ...this.afterFailure(row, first.reason), sentTo: isDelivered ? 'second' : null });
    const sent = { status: 'sent' as const, sentAt: this.clock.now() };
    if (second.status === 'fulfilled') return () => sent;
    return (row) => {
      const { status, ...change } = this.afterFailure(row, second.reason);
      return status === 'failed' ? sent : { ...change, sentTo: 'first' };
    };
  }

  private afterFailure({ attempts }: OutboxMail, error: unknown): MailChange {
    const lastError = error instanceof MailRefused ? error.message : 'not written';
    const wait = MAIL_WAITS[attempts - 1];
    if (wait === undefined || (error instanceof MailRefused && error.isFinal))
      return { status: 'failed', lastError, nextAttemptAt: this.clock.now() };
    return { lastError, nextAttemptAt: new Date(this.clock.time() + wait * MINUTE_MS) };
  }

  /** A process that took the mails after the lease may have settled them already: the first result stays. */
  private async settle(
    mails: readonly OutboxMail[],
    changeOf: (mail: OutboxMail) => MailChange,
  ): Promise<void> {
    const changes = mails.map((mail) => ({ id: mail.id, change: changeOf(mail) }));
    await this.db.write(async (tx) => {
      for (const { id, change } of changes) await tx.update(OutboxMail, { id, status: 'pending' }, change);
    });
    for (const { change } of changes) this.results[change.status ?? 'retried'] += 1;
  }

  /** The Message-ID of a group for a recipient: equal at each try, unique across databases. */
  private messageIdOf(mails: readonly OutboxMail[], recipient = ''): string {
    const parts = mails.map(
      ({ id, transitionKey, createdAt }) => `${id} ${transitionKey} ${createdAt.toISOString()}`,
    );
    const unique = sha256(parts.join(' ') + recipient).slice(0, 32);
    return `<${unique}@${new URL(this.configuration.publicUrl).hostname}>`;
  }
}
