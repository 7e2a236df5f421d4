import { ApiProperty } from '@nestjs/swagger';
import {
  DELIVERY_STATUSES,
  LIMITS,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
  WEBHOOK_TEST,
  type DeliveryStatus,
  type DeliveryType,
  type WebhookEvent,
  type WebhookState,
} from '@lions/domain';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { RequiredText } from '../platform/common/input/fields.js';
import type { Webhook, WebhookDelivery } from './webhook.entity.js';

const EVENTS = { enum: WEBHOOK_EVENTS, enumName: 'WebhookEvent', isArray: true };

export class CreateWebhookDto {
  @ApiProperty({ example: 'https://team-app.example/lions', description: 'On the public internet' })
  @RequiredText(LIMITS.webhookUrl)
  url: string;

  @ApiProperty({ ...EVENTS, example: ['session.changed'], minItems: 1, maxItems: WEBHOOK_EVENTS.length })
  @IsIn(WEBHOOK_EVENTS, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(WEBHOOK_EVENTS.length)
  @ArrayMinSize(1)
  @IsArray()
  events: WebhookEvent[];
}

/** A new webhook, or one with a new secret; the secret is shown this once. */
export class WebhookSecretDto {
  @ApiProperty({ example: 3 }) id: number;
  @ApiProperty({ example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', description: 'Shown this once' })
  secret: string;
}

/** One event for one webhook, with the last answer. */
export class WebhookDeliveryDto {
  @ApiProperty({ example: 81 }) id: number;
  @ApiProperty({ example: 'msg_7Q8b', description: 'The header webhook-id' }) messageId: string;
  @ApiProperty({ enum: [...WEBHOOK_EVENTS, WEBHOOK_TEST], enumName: 'DeliveryType' }) type: DeliveryType;
  @ApiProperty({ example: '/api/sessions/12', description: 'The call that answers the changed row' })
  path: string;
  @ApiProperty({ enum: DELIVERY_STATUSES, enumName: 'DeliveryStatus' }) status: DeliveryStatus;
  @ApiProperty({ example: 1 }) attempts: number;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'While it is pending' })
  nextAttemptAt: string | null;
  @ApiProperty({ type: Number, nullable: true, example: 204, description: 'null: there was no answer' })
  answerCode: number | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '',
    description: 'First 500 characters of the answer, or why there was none; null before the first attempt',
  })
  answer: string | null;
  @ApiProperty({ example: '2026-11-30T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-30T15:04:06.000Z' })
  settledAt: string | null;
}

/** A system that is told of changes. */
export class WebhookDto {
  @ApiProperty({ example: 3 }) id: number;
  @ApiProperty({ example: 'https://team-app.example/lions' }) url: string;
  @ApiProperty(EVENTS) events: WebhookEvent[];
  @ApiProperty({ enum: WEBHOOK_STATES, enumName: 'WebhookState' }) state: WebhookState;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Until then the secret before signs too',
  })
  formerSecretUntil: string | null;
  @ApiProperty({ example: '2026-11-30T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ type: WebhookDeliveryDto, nullable: true }) lastDelivery: WebhookDeliveryDto | null;
}

export const toDeliveryDto = (row: WebhookDelivery): WebhookDeliveryDto => ({
  id: row.id,
  messageId: row.messageId,
  type: row.type,
  path: row.path,
  status: row.status,
  attempts: row.attempts,
  nextAttemptAt: row.status === 'pending' ? row.nextAttemptAt.toISOString() : null,
  answerCode: row.answerCode,
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

export function toWebhookDto(row: Webhook, last: WebhookDelivery | undefined, now: Date): WebhookDto {
  const { formerUntil } = row;
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    state: row.disabledAt ? 'off' : row.failingSince ? 'failing' : 'on',
    formerSecretUntil: formerUntil && formerUntil > now ? formerUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    lastDelivery: last ? toDeliveryDto(last) : null,
  };
}
