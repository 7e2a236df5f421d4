import { LIMITS, type DeliveryStatus, type DeliveryType, type WebhookEvent } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { TOKEN_LENGTH } from '../platform/common/tokens.js';
import {
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../platform/database/columns.js';

/** A system that is told of changes. Its secret derives from the seed and the server's secret, and is not stored. */
@Entity('webhooks')
export class Webhook {
  @IdColumn() id: number;
  @TextColumn(LIMITS.webhookUrl) url: string;
  @JsonColumn() events: WebhookEvent[];
  @TextColumn(TOKEN_LENGTH) seed: string;
  /** Seed of the secret before, which signs as well until `formerUntil`. */
  @TextColumn(TOKEN_LENGTH, { nullable: true }) formerSeed: string | null;
  @InstantColumn({ nullable: true }) formerUntil: Date | null;
  /** The first failed attempt since the last accepted delivery. */
  @InstantColumn({ nullable: true }) failingSince: Date | null;
  /** Since when nothing is queued for it. */
  @InstantColumn({ nullable: true }) disabledAt: Date | null;
  @InstantColumn() createdAt: Date;
}

/**
 * One event for one webhook, inserted in the transaction of the change. It holds no name and no contact, only the
 * address of the changed row.
 */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_due', ['status', 'nextAttemptAt'])
@Index('webhook_deliveries_subject', ['webhookId', 'path'])
export class WebhookDelivery {
  @IdColumn() id: number;
  @WholeNumberColumn() webhookId: number;
  @ManyToOne('webhooks', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'webhookId', foreignKeyConstraintName: 'webhook_deliveries_webhook_id' })
  webhook?: Relation<Webhook>;
  /** The same at each attempt, so that the receiver can drop a second one. Random: ids come back after a restore. */
  @TextColumn(47) messageId: string;
  @TextColumn(30) type: DeliveryType;
  /** The subject, as the path of its API call, such as '/api/teams/7'. */
  @TextColumn(60) path: string;
  @TextColumn(10) status: DeliveryStatus;
  /** Number of started attempts. */
  @WholeNumberColumn() attempts: number;
  /** During an attempt: the end of the lease. */
  @InstantColumn() nextAttemptAt: Date;
  /** HTTP status of the last answer; null: there was none. */
  @WholeNumberColumn({ nullable: true }) answerCode: number | null;
  /** Beginning of the last answer, or why there was none. */
  @TextColumn(LIMITS.webhookAnswer, { nullable: true }) answer: string | null;
  @InstantColumn() createdAt: Date;
  @InstantColumn({ nullable: true }) settledAt: Date | null;
}
