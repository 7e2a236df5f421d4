import { Body, Controller, Delete, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowCoach, BeforeSecondFactor, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { ParseIdPipe } from '../../platform/common/input/validation.js';
import { LimitSignIn } from '../../platform/common/rate-limit.js';
import { Configuration } from '../../platform/config/configuration.js';
import { deviceOf } from '../admin-sessions/sign-in-log.service.js';
import { AuthService } from '../auth.service.js';
import { setChallengeCookie, takeChallenge } from '../cookies.js';
import { NewPasskeyDto, PasskeyOptionsDto, ProofDto } from './passkeys.dto.js';
import { PasskeysService } from './passkeys.service.js';
import { SecondFactorDto } from './second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';

/** The caller's own passkeys; the state of the second factor lists them. */
@ApiTags('auth')
@Controller('auth/passkeys')
export class PasskeysController {
  constructor(
    private readonly auth: AuthService,
    private readonly passkeys: PasskeysService,
    private readonly secondFactors: SecondFactorService,
    private readonly configuration: Configuration,
  ) {}

  /** Begins to add a passkey. Wrong passwords and codes count towards the lock. */
  @Post('options')
  @AllowCoach()
  @BeforeSecondFactor()
  @LimitSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptionsDto })
  @ApiErrors('WRONG_PASSWORD', 'SECOND_FACTOR_WRONG', 'ACCOUNT_LOCKED', 'SERVER_BUSY', 'PASSKEY_LIMIT')
  async beginPasskey(
    @SignedIn() caller: Caller,
    @Body() { proof }: ProofDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptionsDto> {
    const user = await this.auth.requireProof(caller, proof, deviceOf(request));
    const { options, challenge } = await this.passkeys.beginAdding(user);
    setChallengeCookie(reply, challenge, this.configuration);
    return { options };
  }

  /** Adds the passkey that the browser has made. Answers the new state. */
  @Post()
  @AllowCoach()
  @BeforeSecondFactor()
  @LimitSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: SecondFactorDto })
  @ApiErrors('PASSKEY_REFUSED', 'PASSKEY_LIMIT')
  async addPasskey(
    @SignedIn() caller: Caller,
    @Body() input: NewPasskeyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SecondFactorDto> {
    await this.passkeys.add(caller, input, takeChallenge(request, reply, this.configuration));
    return this.secondFactors.state(caller.userId);
  }

  /** Removes one of the caller's passkeys. Answers the new state. */
  @Delete(':id')
  @AllowCoach()
  @ApiOkResponse({ type: SecondFactorDto })
  @ApiErrors('PASSKEY_NOT_FOUND')
  async removePasskey(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
  ): Promise<SecondFactorDto> {
    await this.passkeys.remove(caller, id);
    return this.secondFactors.state(caller.userId);
  }
}
