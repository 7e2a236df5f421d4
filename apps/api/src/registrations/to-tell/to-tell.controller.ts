import { Body, Controller, Get, HttpCode, Module, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { OutboxModule } from '../../places/outbox/outbox.controller.js';
import { UndoModule } from '../../undo/undo.controller.js';
import { FamilyToTellDto, NewsDto, SetToldDto, ToTellQuery } from './to-tell.dto.js';
import { ToTellService } from './to-tell.service.js';

@ApiTags('to-tell')
@Controller('to-tell')
class ToTellController {
  constructor(private readonly families: ToTellService) {}

  /** The caller's families whose mails can't be sent or failed, with what to tell them; those already told are marked. */
  @Get()
  @AllowCoach()
  @ApiOkResponse({ type: [FamilyToTellDto] })
  listFamiliesToTell(@SignedIn() caller: Caller, @Query() query: ToTellQuery): Promise<FamilyToTellDto[]> {
    return this.families.list(query, caller);
  }

  /** News that the caller's families have to be told, by kind, with a text for all families of the kind. */
  @Get('news')
  @AllowCoach()
  @ApiOkResponse({ type: [NewsDto] })
  listNews(@SignedIn() caller: Caller, @Query() query: ToTellQuery): Promise<NewsDto[]> {
    return this.families.news(query, caller);
  }

  /** Marks mails as told by the caller, which can be undone, or takes the mark back. A told mail is not sent any more. */
  @Put()
  @HttpCode(204)
  @AllowCoach()
  @ApiNoContentResponse()
  @ApiErrors('TEAM_OUT_OF_SCOPE', 'PRACTICES_OUT_OF_SCOPE')
  setTold(@SignedIn() caller: Caller, @Body() body: SetToldDto): Promise<void> {
    return this.families.setTold(caller, body);
  }
}

@Module({
  imports: [OutboxModule, UndoModule],
  controllers: [ToTellController],
  providers: [ToTellService],
  exports: [ToTellService],
})
export class ToTellModule {}
