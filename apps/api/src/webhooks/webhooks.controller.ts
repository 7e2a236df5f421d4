import { Body, Controller, Delete, Get, HttpCode, Module, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowSuperadmin, SignedIn, type Caller } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { pageOf, PageQuery } from '../platform/common/input/query-fields.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { WebhookAddresses } from './webhook-addresses.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhookWorker } from './webhook-worker.js';
import { CreateWebhookDto, WebhookDeliveryDto, WebhookDto, WebhookSecretDto } from './webhooks.dto.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('webhooks')
@Controller('webhooks')
class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  /** All webhooks with their state and last delivery. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: [WebhookDto] })
  listWebhooks(): Promise<WebhookDto[]> {
    return this.webhooks.list();
  }

  /** Adds a webhook. The answer has the secret that signs its deliveries; no other call shows it. */
  @Post()
  @AllowSuperadmin()
  @ApiCreatedResponse({ type: WebhookSecretDto })
  @ApiErrors('WEBHOOK_ADDRESS')
  createWebhook(@SignedIn() caller: Caller, @Body() input: CreateWebhookDto): Promise<WebhookSecretDto> {
    return this.webhooks.create(caller, input);
  }

  /** Removes a webhook and its deliveries. */
  @Delete(':id')
  @AllowSuperadmin()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('WEBHOOK_NOT_FOUND')
  deleteWebhook(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<void> {
    return this.webhooks.remove(caller, id);
  }

  /** Gives a webhook a new secret. For 24 hours deliveries carry two signatures, one of the secret before. */
  @Post(':id/secret')
  @AllowSuperadmin()
  @ApiCreatedResponse({ type: WebhookSecretDto })
  @ApiErrors('WEBHOOK_NOT_FOUND')
  replaceWebhookSecret(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
  ): Promise<WebhookSecretDto> {
    return this.webhooks.replaceSecret(caller, id);
  }

  /** Sends a delivery of the type `webhook.test` and waits for the answer; one that is accepted switches the webhook on. */
  @Post(':id/test')
  @HttpCode(200)
  @AllowSuperadmin()
  @ApiOkResponse({ type: WebhookDeliveryDto })
  @ApiErrors('WEBHOOK_NOT_FOUND')
  testWebhook(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<WebhookDeliveryDto> {
    return this.webhooks.test(caller, id);
  }

  /** Deliveries of the last 30 days, newest first; the `Link` header has the address of the next page. */
  @Get(':id/deliveries')
  @AllowSuperadmin()
  @ApiOkResponse({ type: [WebhookDeliveryDto] })
  @ApiErrors('WEBHOOK_NOT_FOUND')
  listWebhookDeliveries(
    @Param('id', ParseIdPipe) id: number,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WebhookDeliveryDto[]> {
    return pageOf(reply, `/api/webhooks/${id}/deliveries`, query, (page, limit) =>
      this.webhooks.deliveries(id, page, limit),
    );
  }

  /** Sends a delivery again and waits for the answer; its message id stays. */
  @Post('deliveries/:id/replay')
  @HttpCode(200)
  @AllowSuperadmin()
  @ApiOkResponse({ type: WebhookDeliveryDto })
  @ApiErrors('DELIVERY_NOT_FOUND', 'DELIVERY_PENDING')
  replayWebhookDelivery(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
  ): Promise<WebhookDeliveryDto> {
    return this.webhooks.replay(caller, id);
  }
}

/** Tells other systems of changes. */
@Module({
  controllers: [WebhooksController],
  providers: [WebhookAddresses, WebhookSender, WebhookWorker, WebhooksService],
})
export class WebhooksModule {}
