import { Body, Controller, Get, HttpCode, Module, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { RequestKey, TakesRequestKey } from '../../platform/http/idempotency.service.js';
import { OutboxModule } from '../../places/outbox/outbox.controller.js';
import { UndoModule } from '../../undo/undo.controller.js';
import { MessageDraftDto, MessageDto, MessagePreviewDto, MessagesQuery } from './messages.dto.js';
import { MessagesService } from './messages.service.js';

@ApiTags('messages')
@Controller('messages')
class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  /** Messages to the families of one practice, tryout session or team, newest first. */
  @Get()
  @AllowCoach()
  @ApiOkResponse({ type: [MessageDto] })
  @ApiErrors('VALIDATION_FAILED')
  listMessages(@Query() query: MessagesQuery): Promise<MessageDto[]> {
    return this.messages.list(query);
  }

  /** Sends a message: one mail per family, by the outbox, which can be undone before. A repetition with the same key sends nothing twice. */
  @Post()
  @AllowCoach()
  @TakesRequestKey()
  @ApiCreatedResponse({ type: MessageDto })
  @ApiErrors(
    'MESSAGE_INCOMPLETE',
    'MESSAGE_REACHES_NONE',
    'PRACTICE_NOT_FOUND',
    'SESSION_NOT_FOUND',
    'TEAM_NOT_FOUND',
    'TEAM_OUT_OF_SCOPE',
    'PRACTICES_OUT_OF_SCOPE',
  )
  sendMessage(
    @SignedIn() caller: Caller,
    @Body() draft: MessageDraftDto,
    @RequestKey() key?: string,
  ): Promise<MessageDto> {
    return this.messages.send(caller, draft, key);
  }

  /** Who would get a message, and its letters; nothing is sent. */
  @Post('preview')
  @HttpCode(200)
  @AllowCoach()
  @ApiOkResponse({ type: MessagePreviewDto })
  @ApiErrors('PRACTICE_NOT_FOUND', 'SESSION_NOT_FOUND', 'TEAM_NOT_FOUND')
  previewMessage(@Body() draft: MessageDraftDto): Promise<MessagePreviewDto> {
    return this.messages.preview(draft);
  }
}

@Module({
  imports: [OutboxModule, UndoModule],
  controllers: [MessagesController],
  providers: [MessagesService],
})
export class MessagesModule {}
