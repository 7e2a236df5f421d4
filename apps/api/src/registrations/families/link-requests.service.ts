import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@lions/domain';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { sha256 } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import { Family } from '../../places/outbox/family.entity.js';
import { OutboxService } from '../../places/outbox/outbox.service.js';
import { LinkRequests } from './link-requests.entity.js';

/** Requests per hour and e-mail address. */
const AN_HOUR = 3;
/** Longer than either path takes, so that response time does not reveal whether the address is known. */
export const ANSWER_MS = 150;

/** Sends a family, or a second guardian, the link again, without revealing whether the family exists. */
@Injectable()
export class LinkRequestsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly outbox: OutboxService,
    private readonly links: FamilyLinks,
  ) {}

  /** Queues a mail if the family exists. @throws AppError TOO_MANY_REQUESTS, for unknown addresses too */
  async request(email: string): Promise<void> {
    await Promise.all([this.db.write((tx) => this.requestIn(tx, email)), wait(ANSWER_MS)]);
  }

  private async requestIn(tx: Writer, email: string): Promise<void> {
    const now = this.clock.now();
    await this.countIn(tx, sha256(email), now);
    const family = await tx.findOne(Family, { where: { email } });
    const others = await this.links.ofGuardianIn(tx, email);
    const mailTo = (kind: 'link' | 'guardian', { id: familyId, locale }: Family) => ({
      kind,
      familyId,
      locale,
      transitionKey: `${kind} ${familyId} ${now.toISOString()}`,
    });
    await this.outbox.queueIn(tx, [
      ...(family ? [mailTo('link', family)] : []),
      ...others.map((other) => mailTo('guardian', other)),
    ]);
  }

  /** The row is written before it is read, which locks it: of ten parallel requests three count. */
  private async countIn(tx: Writer, emailHash: string, now: Date): Promise<void> {
    await tx.insertAbsent(LinkRequests, [{ emailHash, askedAt: [], updatedAt: now }], 'emailHash');
    const row = await tx.findOne(LinkRequests, { where: { emailHash } });
    const since = new Date(now.getTime() - HOUR_MS).toISOString();
    const recent = (row?.askedAt ?? []).filter((askedAt) => askedAt > since);
    const [oldest] = recent.slice(-AN_HOUR);
    if (this.configuration.rateLimits && oldest !== undefined && recent.length >= AN_HOUR) {
      const retryAfter = Math.ceil((Date.parse(oldest) + HOUR_MS - now.getTime()) / 1000);
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
    }
    const askedAt = [...recent, now.toISOString()].slice(-AN_HOUR);
    await tx.update(LinkRequests, { emailHash }, { askedAt, updatedAt: now });
  }
}
