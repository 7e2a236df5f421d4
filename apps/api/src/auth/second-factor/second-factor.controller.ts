import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AllowCoach, BeforeSecondFactor, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { LimitSignIn } from '../../platform/common/rate-limit.js';
import { deviceOf } from '../admin-sessions/sign-in-log.service.js';
import { AuthService } from '../auth.service.js';
import {
  CodeDto,
  NewRecoveryCodesDto,
  OwnPasswordDto,
  SecondFactorDto,
  SecondFactorSetUpDto,
} from './second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';

/** The caller's own second factor. Wrong passwords and codes count towards the lock. */
@ApiTags('auth')
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly auth: AuthService,
    private readonly secondFactors: SecondFactorService,
  ) {}

  /** The state of the caller's second factor. */
  @Get()
  @AllowCoach()
  @BeforeSecondFactor()
  @ApiOkResponse({ type: SecondFactorDto })
  getSecondFactor(@SignedIn() caller: Caller): Promise<SecondFactorDto> {
    return this.secondFactors.state(caller.userId);
  }

  /** Begins the set-up of an authenticator app. */
  @Post()
  @AllowCoach()
  @BeforeSecondFactor()
  @LimitSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: SecondFactorSetUpDto })
  @ApiErrors('WRONG_PASSWORD', 'ACCOUNT_LOCKED', 'SERVER_BUSY', 'SECOND_FACTOR_ON')
  async beginSecondFactor(
    @SignedIn() caller: Caller,
    @Body() { currentPassword }: OwnPasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<SecondFactorSetUpDto> {
    await this.auth.requirePassword(caller, currentPassword, deviceOf(request));
    return this.secondFactors.begin(caller.userId);
  }

  /** Ends the set-up with a code of the app; answers the recovery codes, once. */
  @Post('confirm')
  @AllowCoach()
  @BeforeSecondFactor()
  @LimitSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: NewRecoveryCodesDto })
  @ApiErrors('SECOND_FACTOR_WRONG', 'SECOND_FACTOR_ON')
  confirmSecondFactor(@SignedIn() caller: Caller, @Body() { code }: CodeDto): Promise<NewRecoveryCodesDto> {
    return this.secondFactors.confirm(caller, code);
  }

  /** Replaces the recovery codes, with a code of the app or one of the former codes. */
  @Post('recovery-codes')
  @AllowCoach()
  @LimitSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: NewRecoveryCodesDto })
  @ApiErrors('SECOND_FACTOR_WRONG', 'SECOND_FACTOR_OFF', 'ACCOUNT_LOCKED', 'SERVER_BUSY')
  async renewRecoveryCodes(
    @SignedIn() caller: Caller,
    @Body() { code }: CodeDto,
    @Req() request: FastifyRequest,
  ): Promise<NewRecoveryCodesDto> {
    await this.auth.requireCode(caller, code, deviceOf(request));
    return this.secondFactors.renewCodes(caller);
  }

  /** Removes the caller's authenticator app, with a code of the app or a recovery code. Answers the new state. */
  @Post('remove')
  @AllowCoach()
  @LimitSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: SecondFactorDto })
  @ApiErrors('SECOND_FACTOR_WRONG', 'ACCOUNT_LOCKED', 'SERVER_BUSY')
  async removeSecondFactor(
    @SignedIn() caller: Caller,
    @Body() { code }: CodeDto,
    @Req() request: FastifyRequest,
  ): Promise<SecondFactorDto> {
    await this.auth.requireCode(caller, code, deviceOf(request));
    await this.secondFactors.remove(caller);
    return this.secondFactors.state(caller.userId);
  }
}
