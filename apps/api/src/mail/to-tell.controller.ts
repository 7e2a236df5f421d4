import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { FamilyToTellDto, SetToldDto, ToTellQuery } from './to-tell.dto.js';
import { ToTellService } from './to-tell.service.js';

@ApiTags('to-tell')
@Controller('to-tell')
export class ToTellController {
  constructor(private readonly families: ToTellService) {}

  /** Families whose mails can't be sent or failed, with what to tell them; those already told are marked. */
  @Get()
  @AllowCoach()
  @ApiOkResponse({ type: [FamilyToTellDto] })
  listFamiliesToTell(@Query() query: ToTellQuery): Promise<FamilyToTellDto[]> {
    return this.families.list(query);
  }

  /** Marks mails as told by the caller, or takes the mark back. A told mail is not sent any more. */
  @Put()
  @HttpCode(204)
  @AllowCoach()
  @ApiNoContentResponse()
  @ApiErrors('TEAM_OUT_OF_SCOPE', 'PRACTICES_OUT_OF_SCOPE')
  setTold(@SignedIn() caller: Caller, @Body() body: SetToldDto): Promise<void> {
    return this.families.setTold(caller, body);
  }
}
