import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { EndedDto, OwnAdminSessionDto, SignInHistoryDto } from './admin-sessions/admin-session.dto.js';
import { OwnSessionsService } from './admin-sessions/own-sessions.service.js';
import { SignInLog } from './admin-sessions/sign-in-log.service.js';
import { AllowCoach, SignedIn, type Caller } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { pageOf, PageQuery } from '../platform/common/input/query-fields.js';

@ApiTags('auth')
@Controller('auth')
export class OwnSessionsController {
  constructor(
    private readonly ownSessions: OwnSessionsService,
    private readonly log: SignInLog,
  ) {}

  /** The caller's signed-in devices, newest first. */
  @Get('sessions')
  @AllowCoach()
  @ApiOkResponse({ type: [OwnAdminSessionDto] })
  listOwnSessions(@SignedIn() caller: Caller): Promise<OwnAdminSessionDto[]> {
    return this.ownSessions.list(caller);
  }

  /** The caller's sign-in history, failed ones included, newest first; paged by the `Link` header. */
  @Get('history')
  @AllowCoach()
  @ApiOkResponse({ type: [SignInHistoryDto] })
  listSignInHistory(
    @SignedIn() caller: Caller,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInHistoryDto[]> {
    return pageOf(reply, '/api/auth/history', query, this.log.history.bind(this.log, caller));
  }

  /** Signs out one of the caller's devices; 404 for a device of another user, as for an unknown one. */
  @Delete('sessions/:id')
  @AllowCoach()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('DEVICE_NOT_FOUND')
  endOwnSession(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<void> {
    return this.ownSessions.end(caller, id);
  }

  /** Signs out all of the caller's devices except the current one. */
  @Post('end-other-sessions')
  @AllowCoach()
  @HttpCode(200)
  @ApiOkResponse({ type: EndedDto })
  async endOtherSessions(@SignedIn() caller: Caller): Promise<EndedDto> {
    return { ended: await this.ownSessions.endOthers(caller) };
  }
}
