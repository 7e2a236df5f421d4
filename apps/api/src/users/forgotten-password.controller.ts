import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { USER_EMAIL_PATTERN } from '@lions/domain';
import { AllowAnyone } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { UserEmail } from '../platform/common/input/fields.js';
import { AddressLimit, LimitLinkRequests } from '../platform/common/rate-limit.js';
import { AccountLinks } from './account-links.service.js';
import { UsersModule } from './users.module.js';

class ForgottenPasswordDto {
  @ApiProperty({ example: 'demo.coach@example.test', pattern: USER_EMAIL_PATTERN.source })
  @UserEmail()
  email: string;
}

@ApiTags('auth')
@Controller('auth')
class ForgottenPasswordController {
  constructor(
    private readonly links: AccountLinks,
    private readonly limit: AddressLimit,
  ) {}

  /** Mails a link for a new password to the user of that address. The answer is the same when there is none. */
  @Post('forgotten-password')
  @AllowAnyone()
  @LimitLinkRequests()
  @HttpCode(202)
  @ApiAcceptedResponse()
  @ApiErrors('NO_MAIL_SERVER')
  async mailForgottenPassword(@Body() { email }: ForgottenPasswordDto): Promise<void> {
    await this.limit.count('password links', email);
    await this.links.mailForgotten(email);
  }
}

/** Apart from the users: the commands of the shell have no rate limits. */
@Module({
  imports: [UsersModule],
  controllers: [ForgottenPasswordController],
  providers: [AddressLimit],
})
export class ForgottenPasswordModule {}
