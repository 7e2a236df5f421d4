import { Body, Controller, Get, HttpCode, Ip, Module, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowAnyone } from '../common/access.js';
import { ApiErrors } from '../common/error.dto.js';
import { ParseIdPipe } from '../common/input/validation.js';
import { LimitRegistrationTries, RegistrationLimit } from '../common/rate-limit.js';
import { ChosenRegistrationDto } from '../families/families.dto.js';
import { CorrectRegistrationDto } from '../registrations/changes/correct-registration.dto.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { ReceiptDto, ReceiptsService } from './receipts.service.js';

/** Actions of the holder of a receipt. A GET changes nothing. */
@ApiTags('receipts')
@Controller('my/r')
class ReceiptsController {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly limit: RegistrationLimit,
  ) {}

  /** The registration that this receipt confirms. */
  @Get(':token')
  @AllowAnyone()
  @ApiOkResponse({ type: ReceiptDto })
  @ApiErrors('RECEIPT_NOT_FOUND')
  showReceipt(@Param('token') token: string): Promise<ReceiptDto> {
    return this.receipts.show(token);
  }

  /** Cancels the registration, also for "we can't come"; its place goes to the next in line. */
  @Post(':token/cancel')
  @AllowAnyone()
  @HttpCode(200)
  @ApiOkResponse({ type: ReceiptDto })
  @ApiErrors('RECEIPT_NOT_FOUND', 'REGISTRATION_NOT_FOUND', 'REGISTRATION_OVER')
  cancelReceiptRegistration(
    @Param('token') token: string,
    @Body() { registrationId }: ChosenRegistrationDto,
  ): Promise<ReceiptDto> {
    return this.receipts.cancel(token, registrationId);
  }

  /** "Still coming": confirms that the player will attend; coaches see it. */
  @Post(':token/confirm')
  @AllowAnyone()
  @HttpCode(200)
  @ApiOkResponse({ type: ReceiptDto })
  @ApiErrors(
    'RECEIPT_NOT_FOUND',
    'REGISTRATION_NOT_FOUND',
    'REGISTRATION_CANCELLED',
    'REGISTRATION_OVER',
    'STILL_WAITING',
  )
  confirmReceiptRegistration(
    @Param('token') token: string,
    @Body() { registrationId }: ChosenRegistrationDto,
  ): Promise<ReceiptDto> {
    return this.receipts.confirm(token, registrationId);
  }

  /** Corrects the entered data; the e-mail address only until it is proven. Counts towards the rate limit, because the answer to a name reveals who is registered. */
  @Put(':token/registrations/:id')
  @AllowAnyone()
  @LimitRegistrationTries()
  @ApiOkResponse({ type: ReceiptDto })
  @ApiErrors(
    'RECEIPT_NOT_FOUND',
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

/** A request's registration, for its sender to see and change. */
@Module({ imports: [RegistrationsModule], controllers: [ReceiptsController], providers: [ReceiptsService] })
export class ReceiptsModule {}
