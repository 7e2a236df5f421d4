import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Ip,
  Param,
  Post,
  Put,
  Query,
  Res,
  type Type,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ErrorCode } from '@lions/domain';
import type { FastifyReply } from 'fastify';
import { AllowAnyone, AllowCoach, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { Configuration } from '../../platform/config/configuration.js';
import { ParseIdPipe } from '../../platform/common/input/validation.js';
import {
  LimitLinkRequests,
  LimitRegistrationTries,
  RegistrationLimit,
} from '../../platform/common/rate-limit.js';
import { CorrectFamilyRegistrationDto, CorrectRegistrationDto } from '../player.dto.js';
import {
  ChosenRegistrationDto,
  ChosenRegistrationsDto,
  FamilyDto,
  FamilyPreferencesDto,
  GuardianDto,
  NewLinkDto,
  ReceiptDto,
  RequestLinkDto,
} from './families.dto.js';
import { FamiliesService } from './families.service.js';
import { ApiFamilyFile, FamilyExportDto, FamilyExportQuery } from './export/family-export.dto.js';
import { FAMILY_FILE_TEXTS } from './export/family-file-texts.js';
import { familyFile } from './export/family-file.js';
import { FamilyHandoverService } from './family-handover.service.js';
import { ReceiptsService } from './holder.service.js';
import { LinkRequestsService } from './link-requests.service.js';

/** A call by the holder of a private link, which answers 200 with all that the link opens. */
const holderCall =
  (answer: Type, gone: ErrorCode) =>
  (...errors: ErrorCode[]) =>
    applyDecorators(
      AllowAnyone(),
      HttpCode(200),
      ApiOkResponse({ type: answer }),
      ApiErrors(gone, ...errors),
    );
const ReceiptCall = holderCall(ReceiptDto, 'RECEIPT_NOT_FOUND');
const FamilyCall = holderCall(FamilyDto, 'FAMILY_LINK_NOT_FOUND');

/** Actions of the holder of a receipt. A GET changes nothing. */
@ApiTags('receipts')
@Controller('my/r')
export class ReceiptsController {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly limit: RegistrationLimit,
  ) {}

  /** The registration that this receipt confirms. */
  @Get(':token')
  @ReceiptCall()
  showReceipt(@Param('token') token: string): Promise<ReceiptDto> {
    return this.receipts.show(token);
  }

  /** Cancels registrations, also for "we can't come"; their places go to the next in line, and one mail tells it. */
  @Post(':token/cancel')
  @ReceiptCall('REGISTRATION_NOT_FOUND', 'REGISTRATION_OVER')
  cancelReceiptRegistration(
    @Param('token') token: string,
    @Body() { registrationIds }: ChosenRegistrationsDto,
  ): Promise<ReceiptDto> {
    return this.receipts.cancel(token, registrationIds);
  }

  /** "Still coming": confirms that the player will attend; coaches see it. */
  @Post(':token/confirm')
  @ReceiptCall('REGISTRATION_NOT_FOUND', 'REGISTRATION_CANCELLED', 'REGISTRATION_OVER', 'STILL_WAITING')
  confirmReceiptRegistration(
    @Param('token') token: string,
    @Body() { registrationId }: ChosenRegistrationDto,
  ): Promise<ReceiptDto> {
    return this.receipts.confirm(token, registrationId);
  }

  /** Accepts a spot that is offered to all who wait; the first to accept has it. */
  @Post(':token/accept')
  @ReceiptCall('REGISTRATION_NOT_FOUND', 'REGISTRATION_CANCELLED', 'REGISTRATION_OVER', 'SPOT_TAKEN')
  acceptReceiptSpot(
    @Param('token') token: string,
    @Body() { registrationId }: ChosenRegistrationDto,
  ): Promise<ReceiptDto> {
    return this.receipts.accept(token, registrationId);
  }

  /** Corrects the entered data; the e-mail address only until it is proven. Counts towards the rate limit, because the answer to a name reveals who is registered. */
  @Put(':token/registrations/:id')
  @LimitRegistrationTries()
  @ReceiptCall(
    'REGISTRATION_NOT_FOUND',
    'REGISTRATION_CANCELLED',
    'REGISTRATION_OVER',
    'ALREADY_REGISTERED',
    'POSITION_POOL_FIXED',
    'EMAIL_PROVEN',
  )
  async correctReceiptRegistration(
    @Param('token') token: string,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: CorrectRegistrationDto,
    @Ip() address: string,
  ): Promise<ReceiptDto> {
    await this.limit.count(address);
    return this.receipts.correct(token, id, input);
  }
}

/** Actions of the holder of a family link. A GET changes no data of the family. */
@ApiTags('families')
@Controller('my')
export class FamiliesController {
  constructor(
    private readonly families: FamiliesService,
    private readonly linkRequests: LinkRequestsService,
    private readonly configuration: Configuration,
    private readonly limit: RegistrationLimit,
  ) {}

  /** Sends a family its link by e-mail; the answer is the same for an unknown address. */
  @Post('request-link')
  @AllowAnyone()
  @LimitLinkRequests()
  @HttpCode(202)
  @ApiAcceptedResponse()
  requestLink(@Body() { email }: RequestLinkDto): Promise<void> {
    return this.linkRequests.request(email);
  }

  /** All data of the family's registrations. */
  @Get(':token')
  @FamilyCall()
  showFamily(@Param('token') token: string): Promise<FamilyDto> {
    return this.families.show(token);
  }

  /** Reports that the page was shown in a browser; with the link of a mail this proves the family's address. */
  @Post(':token/open')
  @AllowAnyone()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('FAMILY_LINK_NOT_FOUND')
  openFamilyLink(@Param('token') token: string): Promise<void> {
    return this.families.open(token);
  }

  /** Cancels registrations, also for "we can't come"; their places go to the next in line, and one mail tells it. */
  @Post(':token/cancel')
  @FamilyCall('REGISTRATION_NOT_FOUND', 'REGISTRATION_OVER')
  cancelFamilyRegistration(
    @Param('token') token: string,
    @Body() { registrationIds }: ChosenRegistrationsDto,
  ): Promise<FamilyDto> {
    return this.families.cancel(token, registrationIds);
  }

  /** "Still coming": confirms that the player will attend; coaches see it. */
  @Post(':token/confirm')
  @FamilyCall('REGISTRATION_NOT_FOUND', 'REGISTRATION_CANCELLED', 'REGISTRATION_OVER', 'STILL_WAITING')
  confirmFamilyRegistration(
    @Param('token') token: string,
    @Body() { registrationId }: ChosenRegistrationDto,
  ): Promise<FamilyDto> {
    return this.families.confirm(token, registrationId);
  }

  /** Accepts a spot that is offered to all who wait; the first to accept has it. */
  @Post(':token/accept')
  @FamilyCall('REGISTRATION_NOT_FOUND', 'REGISTRATION_CANCELLED', 'REGISTRATION_OVER', 'SPOT_TAKEN')
  acceptFamilySpot(
    @Param('token') token: string,
    @Body() { registrationId }: ChosenRegistrationDto,
  ): Promise<FamilyDto> {
    return this.families.accept(token, registrationId);
  }

  /** Corrects the entered data. Counts towards the rate limit, because the answer to a name reveals who is registered. */
  @Put(':token/registrations/:id')
  @LimitRegistrationTries()
  @FamilyCall(
    'REGISTRATION_NOT_FOUND',
    'REGISTRATION_CANCELLED',
    'REGISTRATION_OVER',
    'ALREADY_REGISTERED',
    'POSITION_POOL_FIXED',
  )
  async correctFamilyRegistration(
    @Param('token') token: string,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: CorrectFamilyRegistrationDto,
    @Ip() address: string,
  ): Promise<FamilyDto> {
    await this.limit.count(address);
    return this.families.correct(token, id, input);
  }

  /** "These are all mine": the registrations from before the address was proven are no longer marked. */
  @Post(':token/recognize')
  @FamilyCall('FAMILY_LINK_LIMITED')
  recognizeFamilyRegistrations(@Param('token') token: string): Promise<FamilyDto> {
    return this.families.recognize(token);
  }

  /** Adds a second guardian, or replaces an earlier one: a mail brings a link that shows, cancels and corrects. */
  @Put(':token/guardian')
  @LimitLinkRequests()
  @FamilyCall('FAMILY_LINK_LIMITED', 'OWN_ADDRESS')
  addGuardian(@Param('token') token: string, @Body() { email }: GuardianDto): Promise<FamilyDto> {
    return this.families.addGuardian(token, email);
  }

  /** Removes the second guardian, by the family or by that guardian; the guardian's link becomes invalid. */
  @Delete(':token/guardian')
  @AllowAnyone()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('FAMILY_LINK_NOT_FOUND')
  removeGuardian(@Param('token') token: string): Promise<void> {
    return this.families.removeGuardian(token);
  }

  /** The language of the family's mails. */
  @Put(':token/preferences')
  @FamilyCall('FAMILY_LINK_LIMITED')
  setFamilyPreferences(
    @Param('token') token: string,
    @Body() { locale }: FamilyPreferencesDto,
  ): Promise<FamilyDto> {
    return this.families.setLanguage(token, locale);
  }

  /** Replaces the link and the private calendar's address; the earlier ones become invalid. */
  @Post(':token/new-link')
  @AllowAnyone()
  @HttpCode(200)
  @ApiOkResponse({ type: NewLinkDto })
  @ApiErrors('FAMILY_LINK_NOT_FOUND', 'FAMILY_LINK_LIMITED')
  replaceFamilyLink(@Param('token') token: string): Promise<NewLinkDto> {
    return this.families.replaceLink(token);
  }

  /** All data of the family, as a file: JSON, or with a language a page that people read, which holds the JSON. */
  @Get(':token/export')
  @AllowAnyone()
  @ApiFamilyFile()
  @ApiErrors('FAMILY_LINK_NOT_FOUND', 'FAMILY_LINK_LIMITED')
  async exportFamily(
    @Param('token') token: string,
    @Query() { lang }: FamilyExportQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FamilyExportDto | string> {
    const data = await this.families.export(token);
    const name = lang === undefined ? 'lions-family-data.json' : FAMILY_FILE_TEXTS[lang].fileName;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    if (lang === undefined) return data;
    void reply.header('content-type', 'text/html; charset=utf-8');
    return familyFile(data, lang, this.configuration.zone);
  }

  /** Erases all data of the family; places go to the next in line. */
  @Post(':token/erase')
  @AllowAnyone()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('FAMILY_LINK_NOT_FOUND', 'FAMILY_LINK_LIMITED')
  eraseFamily(@Param('token') token: string): Promise<void> {
    return this.families.erase(token);
  }
}

@ApiTags('families')
@Controller('registrations')
export class FamilyHandoverController {
  constructor(private readonly handover: FamilyHandoverService) {}

  /** The link of the registration's family, for a coach to hand over: it opens the page and proves no address. */
  @Post(':id/family-link')
  @AllowCoach()
  @HttpCode(200)
  @ApiOkResponse({ type: NewLinkDto })
  @ApiErrors('REGISTRATION_NOT_FOUND', 'TEAM_OUT_OF_SCOPE', 'PRACTICES_OUT_OF_SCOPE', 'FAMILY_OUT_OF_SCOPE')
  handFamilyLink(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<NewLinkDto> {
    return this.handover.hand(caller, id);
  }
}
