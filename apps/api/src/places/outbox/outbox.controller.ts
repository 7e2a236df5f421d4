import { Controller, Get, HttpCode, Module, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowCoach, AllowSuperadmin, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { ParseIdPipe } from '../../platform/common/input/validation.js';
import { pageOf } from '../../platform/common/input/query-fields.js';
import { OutboxList } from './outbox-list.service.js';
import { OutboxMailDto, OutboxQuery, OutboxStateDto } from './outbox.dto.js';
import { OutboxService } from './outbox.service.js';

@ApiTags('outbox')
@Controller('outbox')
class OutboxController {
  constructor(private readonly mails: OutboxList) {}

  /** Mails to families, newest first; the `Link` header has the address of the next page. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: [OutboxMailDto] })
  listOutbox(
    @Query() query: OutboxQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutboxMailDto[]> {
    return pageOf(reply, '/api/outbox', query, this.mails.list.bind(this.mails));
  }

  /** Whether a mail server is set, and how many mails wait or have failed. */
  @Get('state')
  // Without a mail server coaches inform the families.
  @AllowCoach()
  @ApiOkResponse({ type: OutboxStateDto })
  getOutboxState(): Promise<OutboxStateDto> {
    return this.mails.state();
  }

  /** Sends a failed mail, or one that waits for its next try, at once. */
  @Post(':id/retry')
  @HttpCode(200)
  @AllowSuperadmin()
  @ApiOkResponse({ type: OutboxMailDto })
  @ApiErrors('MAIL_NOT_FOUND', 'MAIL_SETTLED')
  retryMail(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<OutboxMailDto> {
    return this.mails.retry(caller, id);
  }
}

/** Imported by every module that queues mails, so it imports none of them. */
@Module({
  controllers: [OutboxController],
  providers: [OutboxList, OutboxService],
  exports: [OutboxList, OutboxService],
})
export class OutboxModule {}
