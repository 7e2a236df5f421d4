import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../common/access.js';
import { ApiErrors } from '../common/error.dto.js';
import { ParseIdPipe } from '../common/input/parse-id.pipe.js';
import { NewLinkDto } from './families.dto.js';
import { FamilyHandoverService } from './family-handover.service.js';

@ApiTags('families')
@Controller('registrations')
export class FamilyHandoverController {
  constructor(private readonly handover: FamilyHandoverService) {}

  /** The link of the registration's family, for a coach to hand over: it opens the page and proves no address. */
  @Post(':id/family-link')
  @AllowCoach()
  @HttpCode(200)
  @ApiOkResponse({ type: NewLinkDto })
  @ApiErrors('MALFORMED_ID', 'NOT_SIGNED_IN', 'CROSS_SITE_REQUEST', 'REGISTRATION_NOT_FOUND')
  handFamilyLink(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<NewLinkDto> {
    return this.handover.hand(caller, id);
  }
}
