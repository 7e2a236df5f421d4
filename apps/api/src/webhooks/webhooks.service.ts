import { Injectable } from '@nestjs/common';
import { DAY_MS, LIMITS, WEBHOOK_TEST } from '@lions/domain';
import { In, LessThan } from 'typeorm';
import { auditChange, AuditService } from '../platform/audit/audit.service.js';
import type { Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import type { PageQuery } from '../platform/common/input/query-fields.js';
import { randomToken } from '../platform/common/tokens.js';
import { Db } from '../platform/database/db.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { whole } from '../platform/database/row-shape.js';
import { Webhook, WebhookDelivery } from './webhook.entity.js';
import { WebhookAddresses } from './webhook-addresses.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhookWorker } from './webhook-worker.js';
import {
  toDeliveryDto,
  toWebhookDto,
  type CreateWebhookDto,
  type WebhookDeliveryDto,
  type WebhookDto,
  type WebhookSecretDto,
} from './webhooks.dto.js';

/** How long the secret before a new one signs as well. */
const FORMER_SECRET_MS = DAY_MS;
const LAST = 'SELECT MAX(id) AS id FROM webhook_deliveries GROUP BY webhookId';

/** Webhooks and their deliveries, managed by superadmins. See docs/integrate.md. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly addresses: WebhookAddresses,
    private readonly sender: WebhookSender,
    private readonly worker: WebhookWorker,
  ) {}

  /** In the order of their creation. */
  list(): Promise<WebhookDto[]> {
    return this.db.read(async (reader) => {
      const webhooks = await reader.find(Webhook, { order: { id: 'ASC' } });
      const ids = await reader.select(LAST, [], { id: whole });
      const last = await reader.find(WebhookDelivery, { where: { id: In(ids.map(({ id }) => id)) } });
      const now = this.clock.now();
      const lastOf = (id: number) => last.find(({ webhookId }) => webhookId === id);
      return webhooks.map((row) => toWebhookDto(row, lastOf(row.id), now));
    });
  }

  /** @throws AppError WEBHOOK_ADDRESS */
  async create(caller: Caller, { url: address, events }: CreateWebhookDto): Promise<WebhookSecretDto> {
    const url = URL.parse(address);
    if (!url || url.href.length > LIMITS.webhookUrl) throw new AppError('WEBHOOK_ADDRESS');
    await this.addresses.check(url);
    const seed = randomToken();
    const fields = { url: url.href, events };
    const id = await this.db.write(async (tx) => {
      const created = await tx.insert(Webhook, { ...fields, seed, createdAt: this.clock.now() });
      const record = { action: 'webhook.create', subjectId: created } as const;
      await this.audit.recordIn(tx, caller, { ...record, ...auditChange({}, fields) });
      return created;
    });
    return { id, secret: this.sender.secretOf(seed) };
  }

  /** With its deliveries. @throws AppError WEBHOOK_NOT_FOUND */
  async remove(caller: Caller, id: number): Promise<void> {
    await this.db.write(async (tx) => {
      const { url, events } = await this.lockIn(tx, id);
      await tx.delete(Webhook, { id });
      await this.audit.recordIn(tx, caller, {
        action: 'webhook.delete',
        subjectId: id,
        before: { url, events },
      });
    });
  }

  /** The present secret signs as well for a day. @throws AppError WEBHOOK_NOT_FOUND */
  async replaceSecret(caller: Caller, id: number): Promise<WebhookSecretDto> {
    const seed = randomToken();
    await this.db.write(async (tx) => {
      const { seed: formerSeed } = await this.lockIn(tx, id);
      const formerUntil = new Date(this.clock.time() + FORMER_SECRET_MS);
      await tx.update(Webhook, { id }, { seed, formerSeed, formerUntil });
      await this.audit.recordIn(tx, caller, { action: 'webhook.replaceSecret', subjectId: id });
    });
    return { id, secret: this.sender.secretOf(seed) };
  }

  /** Sends a delivery at once, also to a webhook that is off. @throws AppError WEBHOOK_NOT_FOUND */
  async test(caller: Caller, id: number): Promise<WebhookDeliveryDto> {
    return this.sendNow(async (tx) => {
      await this.lockIn(tx, id);
      await this.audit.recordIn(tx, caller, { action: 'webhook.test', subjectId: id });
      const event = { type: WEBHOOK_TEST, path: '/api/webhooks' } as const;
      return tx.insert(WebhookDelivery, this.worker.newDelivery(id, event));
    });
  }

  /**
   * Sends a settled delivery again at once, with the same message id. @throws AppError DELIVERY_NOT_FOUND,
   * DELIVERY_PENDING
   */
  async replay(caller: Caller, id: number): Promise<WebhookDeliveryDto> {
    return this.sendNow(async (tx) => {
      const [delivery] = await tx.lock(WebhookDelivery, { id });
      if (!delivery) throw new AppError('DELIVERY_NOT_FOUND');
      if (delivery.status === 'pending') throw new AppError('DELIVERY_PENDING');
      // The attempts, and the waits between them, start from the first.
      await tx.update(WebhookDelivery, { id }, { attempts: 0, settledAt: null });
      const { webhookId: subjectId } = delivery;
      await this.audit.recordIn(tx, caller, { action: 'webhook.replay', subjectId });
      return id;
    });
  }

  /** Newest first; `cursor` is the id of the last one seen. @throws AppError WEBHOOK_NOT_FOUND */
  deliveries(webhookId: number, { cursor }: PageQuery, limit: number): Promise<WebhookDeliveryDto[]> {
    return this.db.read(async (reader) => {
      if ((await reader.count(Webhook, { id: webhookId })) === 0) throw new AppError('WEBHOOK_NOT_FOUND');
      const where = { webhookId, ...(cursor !== undefined && { id: LessThan(cursor) }) };
      const rows = await reader.find(WebhookDelivery, { where, order: { id: 'DESC' }, take: limit });
      return rows.map(toDeliveryDto);
    });
  }

  /** Leases the delivery in the write that finds or makes it, so that the worker does not send it as well. */
  private async sendNow(find: (tx: Writer) => Promise<number>): Promise<WebhookDeliveryDto> {
    const [leased] = await this.db.write(async (tx) => this.worker.leaseIn(tx, { id: await find(tx) }));
    if (!leased) throw new AppError('DELIVERY_NOT_FOUND');
    await this.worker.attempt(leased);
    const sent = await this.db.read((reader) => this.deliveryIn(reader, leased.id));
    return toDeliveryDto(sent);
  }

  private async deliveryIn(reader: Reader, id: number): Promise<WebhookDelivery> {
    const delivery = await reader.findOne(WebhookDelivery, { where: { id } });
    if (!delivery) throw new AppError('DELIVERY_NOT_FOUND');
    return delivery;
  }

  private async lockIn(tx: Writer, id: number): Promise<Webhook> {
    const [webhook] = await tx.lock(Webhook, { id });
    if (!webhook) throw new AppError('WEBHOOK_NOT_FOUND');
    return webhook;
  }
}
