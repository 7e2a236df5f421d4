import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminSessionDto, EndedDto, toAdminSessionDto } from '../auth/admin-sessions/admin-session.dto.js';
import { LiveSignIns } from '../auth/admin-sessions/live-sign-ins.service.js';
import { AllowSuperadmin, SignedIn, type Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { ExpectedVersion, TakesVersion } from '../platform/common/if-match.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { PasswordResetService } from '../auth/passwords/password-reset.service.js';
import { AccountLinks } from './account-links.service.js';
import {
  CreatedUserDto,
  CreateUserDto,
  InvitationDto,
  ResetLinkDto,
  UpdateUserDto,
  UserDto,
} from './users.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller('admin/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly live: LiveSignIns,
    private readonly passwordResets: PasswordResetService,
    private readonly accountLinks: AccountLinks,
  ) {}

  /** All admin users, sorted by name. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: [UserDto] })
  listUsers(): Promise<UserDto[]> {
    return this.users.list();
  }

  /** Creates a coach or a superadmin; without a password the user is invited to choose one. */
  @Post()
  @AllowSuperadmin()
  @ApiCreatedResponse({ type: CreatedUserDto })
  @ApiErrors('PASSWORD_TOO_COMMON', 'PASSWORD_TOO_LONG', 'USERNAME_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS')
  createUser(@SignedIn() caller: Caller, @Body() input: CreateUserDto): Promise<CreatedUserDto> {
    return this.users.create(caller, input);
  }

  /** Changes a user; a change of role or isActive takes effect at the user's next request. */
  @Put(':id')
  @AllowSuperadmin()
  @TakesVersion()
  @ApiOkResponse({ type: UserDto })
  @ApiErrors('USER_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_SUPERADMIN', 'USERNAME_TAKEN', 'EMAIL_TAKEN')
  updateUser(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: UpdateUserDto,
    @ExpectedVersion() version: number | undefined,
  ): Promise<UserDto> {
    return this.users.update(caller, id, input, version);
  }

  /** Removes a user and their sessions. */
  @Delete(':id')
  @AllowSuperadmin()
  @TakesVersion()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('USER_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_SUPERADMIN')
  deleteUser(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @ExpectedVersion() version: number | undefined,
  ): Promise<void> {
    return this.users.remove(caller, id, version);
  }

  /** Removes the lock caused by wrong passwords. */
  @Post(':id/unlock')
  @AllowSuperadmin()
  @HttpCode(200)
  @ApiOkResponse({ type: UserDto })
  @ApiErrors('USER_NOT_FOUND')
  unlockUser(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<UserDto> {
    return this.users.unlock(caller, id);
  }

  /** Removes a user's second factor and passkeys, such as of a lost phone: the password alone signs in until a new set-up. */
  @Post(':id/reset-second-factor')
  @AllowSuperadmin()
  @HttpCode(200)
  @ApiOkResponse({ type: UserDto })
  @ApiErrors('USER_NOT_FOUND', 'OWN_SECOND_FACTOR')
  resetSecondFactor(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<UserDto> {
    if (id === caller.userId) throw new AppError('OWN_SECOND_FACTOR');
    return this.users.resetSecondFactor(caller, id);
  }

  /** Invites a user without a password again; the earlier link no longer works. Mailed, or without a mail server shown once. */
  @Post(':id/invitation')
  @AllowSuperadmin()
  @HttpCode(200)
  @ApiOkResponse({ type: InvitationDto })
  @ApiErrors('USER_NOT_FOUND', 'ALREADY_JOINED')
  inviteUser(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<InvitationDto> {
    return this.accountLinks.inviteAgain(caller, id);
  }

  /** Creates a link, shown once, by which the user sets a new password within an hour. */
  @Post(':id/reset-link')
  @AllowSuperadmin()
  @HttpCode(200)
  @ApiOkResponse({ type: ResetLinkDto })
  @ApiErrors('USER_NOT_FOUND')
  async createResetLink(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
  ): Promise<ResetLinkDto> {
    const { url, expiresAt } = await this.passwordResets.createLink(caller, id);
    return { url, expiresAt: expiresAt.toISOString() };
  }

  /** Signed-in devices of a user. */
  @Get(':id/sessions')
  @AllowSuperadmin()
  @ApiOkResponse({ type: [AdminSessionDto] })
  async listAdminSessions(@Param('id', ParseIdPipe) id: number): Promise<AdminSessionDto[]> {
    return (await this.live.listOf(id)).map(toAdminSessionDto);
  }

  /** Signs a user out on all devices, except on the caller's current one. */
  @Post(':id/end-sessions')
  @AllowSuperadmin()
  @HttpCode(200)
  @ApiOkResponse({ type: EndedDto })
  @ApiErrors('USER_NOT_FOUND')
  async endAdminSessions(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
  ): Promise<EndedDto> {
    return { ended: await this.users.endSessions(caller, id) };
  }
}
