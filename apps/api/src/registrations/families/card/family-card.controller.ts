import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../../../platform/common/access.js';
import { ApiErrors } from '../../../platform/common/error.dto.js';
import { ParseIdPipe } from '../../../platform/common/input/validation.js';
import { FamilyCardDto, FamilyIdDto } from './family-card.dto.js';
import { FamilyCardService } from './family-card.service.js';

@ApiTags('families')
@Controller()
export class FamilyCardController {
  constructor(private readonly cards: FamilyCardService) {}

  /** A family with its children, registrations, mails, events and next steps; recorded in the audit log. */
  @Get('families/:id')
  @AllowCoach()
  @ApiOkResponse({ type: FamilyCardDto })
  @ApiErrors('FAMILY_NOT_FOUND')
  getFamilyCard(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<FamilyCardDto> {
    return this.cards.show(caller, id);
  }

  /** The family of a registration; created for one from before families had a link. */
  @Post('registrations/:id/family')
  @AllowCoach()
  @HttpCode(200)
  @ApiOkResponse({ type: FamilyIdDto })
  @ApiErrors('REGISTRATION_NOT_FOUND')
  findFamily(@Param('id', ParseIdPipe) id: number): Promise<FamilyIdDto> {
    return this.cards.familyOf(id);
  }
}
