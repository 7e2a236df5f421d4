import { Body, Controller, Get, HttpCode, Module, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthGuard, PassportModule } from '@nestjs/passport';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminUser } from './accounts/admin-user.entity.js';
import { AdminSessionService } from './admin-sessions/admin-session.service.js';
import { ApiKeysController } from './api-keys/api-keys.controller.js';
import { ApiKeysService } from './api-keys/api-keys.service.js';
import { KeySignIn } from './api-keys/key-sign-in.js';
import { AdminSessionsModule, PasswordsModule } from './accounts/accounts.module.js';
import { LiveSignIns } from './admin-sessions/live-sign-ins.service.js';
import { deviceOf, type SignInSuccess } from './admin-sessions/sign-in-log.service.js';
import {
  AllowAnyone,
  AllowCoach,
  BeforeSecondFactor,
  SignedIn,
  type Caller,
} from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { LimitSignIn, RateLimitGuard } from '../platform/common/rate-limit.js';
import { Configuration } from '../platform/config/configuration.js';
import { PasswordResetService } from './passwords/password-reset.service.js';
import { AccessGuard, JwtStrategy } from './access.guard.js';
import {
  ChangePasswordDto,
  CurrentUserDto,
  DoneDto,
  LoginDto,
  PasswordSetDto,
  ResetPasswordDto,
  toCurrentUserDto,
} from './auth.dto.js';
import { AuthService } from './auth.service.js';
import {
  clearTokenCookies,
  deviceCookieOf,
  presentedTokens,
  setChallengeCookie,
  setDeviceCookie,
  setTokenCookies,
  takeChallenge,
} from './cookies.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { PasskeysController } from './second-factor/passkeys.controller.js';
import { PasskeyOptionsDto, PasskeySignInDto } from './second-factor/passkeys.dto.js';
import { PasskeysService } from './second-factor/passkeys.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { LocalStrategy, LoginGuard } from './password-sign-in.js';

/**
 * Empties the browser's caches, including the one behind its Back button. Not "storage": the device keeps receipts of
 * families and the consent choice there. Not "cookies": it would also clear those of other hosts of the domain.
 */
const CLEARED_AT_SIGN_OUT = '"cache"';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly adminSessions: AdminSessionService,
    private readonly live: LiveSignIns,
    private readonly passwordResets: PasswordResetService,
    private readonly passkeys: PasskeysService,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Signs in; both tokens are set as cookies. The fifth wrong password or code locks the name for a while. A user with a
   * second factor sends `code` as well; without it a right password is answered SECOND_FACTOR_NEEDED.
   */
  @Post('login')
  @AllowAnyone()
  @UseGuards(LoginGuard, AuthGuard('local'))
  @LimitSignIn()
  @HttpCode(200)
  @ApiBody({ type: LoginDto })
  @ApiOkResponse({ type: CurrentUserDto })
  @ApiErrors(
    'INVALID_CREDENTIALS',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_REFUSED',
    'PASSKEY_NEEDED',
    'ACCOUNT_LOCKED',
    'SERVER_BUSY',
  )
  login(
    @Req() request: FastifyRequest & { user: AdminUser },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUserDto> {
    return this.signIn(request.user, request, reply, 'signIn.succeed');
  }

  /** Begins a sign-in with a passkey. */
  @Post('passkey-sign-in/options')
  @AllowAnyone()
  @LimitSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptionsDto })
  async beginPasskeySignIn(@Res({ passthrough: true }) reply: FastifyReply): Promise<PasskeyOptionsDto> {
    const { options, challenge } = await this.passkeys.beginSignIn();
    setChallengeCookie(reply, challenge, this.configuration);
    return { options };
  }

  /**
   * Signs in with a passkey, which names its user and counts as both factors; both tokens are set as cookies. Failures
   * count as wrong passwords.
   */
  @Post('passkey-sign-in')
  @AllowAnyone()
  @LimitSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: CurrentUserDto })
  @ApiErrors('INVALID_CREDENTIALS', 'ACCOUNT_LOCKED', 'SERVER_BUSY')
  async signInWithPasskey(
    @Body() answer: PasskeySignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUserDto> {
    const user = await this.auth.checkPasskey(answer, takeChallenge(request, reply, this.configuration), {
      device: deviceOf(request),
      knownDevice: deviceCookieOf(request, this.configuration),
    });
    return this.signIn(user, request, reply, 'signIn.passkey');
  }

  /** Signs out; succeeds also without a sign-in. */
  @Post('logout')
  @AllowAnyone()
  @HttpCode(200)
  @ApiOkResponse({ type: DoneDto })
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneDto> {
    const tokens = presentedTokens(request, this.configuration);
    if (tokens.accessToken !== undefined || tokens.refreshToken !== undefined)
      await this.live.signOut(tokens, deviceOf(request));
    clearTokenCookies(reply, this.configuration);
    void reply.header('clear-site-data', CLEARED_AT_SIGN_OUT);
    return { ok: true };
  }

  /** Replaces both tokens. The value just replaced works for ten more seconds; any other replay ends the sign-in. */
  @Post('refresh')
  @AllowAnyone()
  @HttpCode(200)
  @ApiOkResponse({ type: CurrentUserDto })
  @ApiErrors('NOT_SIGNED_IN')
  async refreshSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUserDto> {
    const { refreshToken } = presentedTokens(request, this.configuration);
    if (refreshToken === undefined) throw new AppError('NOT_SIGNED_IN');
    const pair = await this.adminSessions.refresh(refreshToken, deviceOf(request));
    setTokenCookies(reply, pair, this.configuration);
    return this.shown(await this.auth.currentUser(pair.userId));
  }

  /** The signed-in user. */
  @Get('me')
  @AllowCoach()
  @BeforeSecondFactor()
  @ApiOkResponse({ type: CurrentUserDto })
  async getCurrentUser(@SignedIn() caller: Caller): Promise<CurrentUserDto> {
    return this.shown(await this.auth.currentUser(caller.userId));
  }

  /** Changes the caller's password; all their other sessions end. */
  @Put('password')
  @AllowCoach()
  @LimitSignIn()
  @ApiOkResponse({ type: DoneDto })
  @ApiErrors('WRONG_PASSWORD', 'PASSWORD_TOO_COMMON', 'PASSWORD_TOO_LONG', 'ACCOUNT_LOCKED', 'SERVER_BUSY')
  async changePassword(
    @SignedIn() caller: Caller,
    @Body() input: ChangePasswordDto,
    @Req() request: FastifyRequest,
  ): Promise<DoneDto> {
    await this.auth.changePassword(caller, input, deviceOf(request));
    return { ok: true };
  }

  /** Sets a password by a reset link or an invitation, which works once. */
  @Post('reset-password')
  @AllowAnyone()
  @LimitSignIn()
  @HttpCode(200)
  @ApiOkResponse({ type: PasswordSetDto })
  @ApiErrors('RESET_LINK_INVALID', 'PASSWORD_TOO_COMMON', 'PASSWORD_TOO_LONG', 'SERVER_BUSY')
  async resetPassword(
    @Body() input: ResetPasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordSetDto> {
    const username = await this.passwordResets.reset(input.token, input.newPassword);
    // Strangers may lock the name again before its owner signs in.
    setDeviceCookie(request, reply, username, this.configuration);
    return { ok: true, username };
  }

  private async signIn(
    user: AdminUser,
    request: Pick<FastifyRequest, 'cookies' | 'ip' | 'headers'>,
    reply: FastifyReply,
    action: SignInSuccess,
  ): Promise<CurrentUserDto> {
    const presented = presentedTokens(request, this.configuration);
    const pair = await this.auth.login(user, deviceOf(request), presented, action);
    setTokenCookies(reply, pair, this.configuration);
    setDeviceCookie(request, reply, user.username, this.configuration);
    return this.shown(user);
  }

  private async shown(user: AdminUser): Promise<CurrentUserDto> {
    return toCurrentUserDto(user, await this.auth.mustSetUpSecondFactor(user));
  }
}

/** Sign-in and the global guards. */
@Module({
  imports: [AdminSessionsModule, PasswordsModule, PassportModule],
  controllers: [
    ApiKeysController,
    AuthController,
    OwnSessionsController,
    PasskeysController,
    SecondFactorController,
  ],
  providers: [
    ApiKeysService,
    AuthService,
    JwtStrategy,
    KeySignIn,
    LocalStrategy,
    PasskeysService,
    // In this order: only the first one tells who calls.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
})
export class AuthModule {}
