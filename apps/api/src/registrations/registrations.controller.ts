import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAnyone, AllowCoach, MaybeCaller, SignedIn, type Caller } from '../common/access.js';
import { ApiErrors } from '../common/error.dto.js';
import { ParseIdPipe } from '../common/parse-id.pipe.js';
import { LimitRegistrations } from '../common/rate-limit.js';
import { RegisterPlayerDto } from './register-player.dto.js';
import {
  ChangeRegistrationDto,
  PublicRegistrationDto,
  RegisteredDto,
  RegistrationDto,
} from './registrations.dto.js';
import { RegistrationsService } from './registrations.service.js';

const EITHER = [RegistrationDto, PublicRegistrationDto];

@ApiTags('registrations')
@ApiExtraModels(...EITHER)
@Controller()
export class RegistrationsController {
  constructor(private readonly registrations: RegistrationsService) {}

  /** Who is registered for a tryout session, first come first. The public sees no person: places and positions only. */
  @Get('sessions/:id/registrations')
  @AllowAnyone()
  @ApiOkResponse({
    schema: { type: 'array', items: { anyOf: EITHER.map((type) => ({ $ref: getSchemaPath(type) })) } },
  })
  @ApiErrors('MALFORMED_ID', 'SESSION_NOT_FOUND', 'NOT_SIGNED_IN')
  listRegistrations(
    @MaybeCaller() caller: Caller | undefined,
    @Param('id', ParseIdPipe) sessionId: number,
  ): Promise<RegistrationDto[] | PublicRegistrationDto[]> {
    return this.registrations.list(caller, sessionId);
  }

  /** Registers a player, or puts them on the waiting list. The same child again answers 200 and adds nothing. */
  @Post('sessions/:id/registrations')
  @AllowAnyone()
  @LimitRegistrations()
  @ApiCreatedResponse({ type: RegisteredDto })
  @ApiOkResponse({ type: RegisteredDto, description: 'This child was registered already' })
  @ApiErrors(
    'VALIDATION_FAILED',
    'MALFORMED_ID',
    'NOT_SIGNED_IN',
    'REGISTRATION_CLOSED',
    'CROSS_SITE_REQUEST',
    'SESSION_NOT_FOUND',
    'TOO_MANY_REQUESTS',
  )
  async registerPlayer(
    @MaybeCaller() caller: Caller | undefined,
    @Param('id', ParseIdPipe) sessionId: number,
    @Body() input: RegisterPlayerDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisteredDto> {
    const { isNew, registered } = await this.registrations.register(caller, sessionId, input);
    void reply.status(isNew ? 201 : 200);
    return registered;
  }

  /** Changes a registration: position, attendance, or from the waiting list to a place and back. */
  @Put('registrations/:id')
  @AllowCoach()
  @ApiOkResponse({ type: RegistrationDto })
  @ApiErrors(
    'VALIDATION_FAILED',
    'MALFORMED_ID',
    'NOT_SIGNED_IN',
    'CROSS_SITE_REQUEST',
    'REGISTRATION_NOT_FOUND',
    'SESSION_FULL',
    'NOBODY_WAITING',
    'REGISTRATION_CANCELLED',
  )
  changeRegistration(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: ChangeRegistrationDto,
  ): Promise<RegistrationDto> {
    return this.registrations.change(caller, id, input);
  }

  /** Cancels a registration; its place goes to the next in line. One that is cancelled already stays so. */
  @Delete('registrations/:id')
  @AllowCoach()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('MALFORMED_ID', 'NOT_SIGNED_IN', 'CROSS_SITE_REQUEST', 'REGISTRATION_NOT_FOUND')
  cancelRegistration(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<void> {
    return this.registrations.cancel(caller, id);
  }
}
