import { Body, Controller, Get, Ip, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAnyone, AllowCoach, MaybeCaller, SignedIn, type Caller } from '../common/access.js';
import { ApiErrors } from '../common/error.dto.js';
import { ParseIdPipe } from '../common/input/parse-id.pipe.js';
import { pageOf } from '../common/input/query-fields.js';
import { LimitRegistrationTries, RegistrationLimit } from '../common/rate-limit.js';
import { RequestKey, TakesRequestKey } from '../idempotency/idempotency-key.decorator.js';
import { LedgerDto } from '../places/ledger.dto.js';
import {
  PracticeRegisteredDto,
  PracticeRegistrationDto,
  PracticeRegistrationsQuery,
  toPracticeRegisteredDto,
} from './practice-registrations.dto.js';
import { PracticeRegistrationsService } from './practice-registrations.service.js';
import { RegisterForPracticeDto } from './registering/register-for-practice.dto.js';
import { RegistrationsService } from './registrations.service.js';

@ApiTags('registrations')
@Controller()
export class PracticeRegistrationsController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly limit: RegistrationLimit,
    private readonly lists: PracticeRegistrationsService,
  ) {}

  /**
   * Registers a player for a practice, or puts them on the waiting list of their pool. The same child again answers
   * 200 and adds nothing.
   */
  @Post('registrations')
  @AllowAnyone()
  @LimitRegistrationTries()
  @TakesRequestKey()
  @ApiCreatedResponse({ type: PracticeRegisteredDto })
  @ApiOkResponse({ type: PracticeRegisteredDto, description: 'This child was registered already' })
  @ApiErrors(
    'PRACTICE_REGISTRATION_OFF',
    'PRACTICE_STARTED',
    'PRACTICE_CANCELLED',
    'CROSS_SITE_REQUEST',
    'PRACTICE_NOT_FOUND',
    'REGISTRATION_NOT_FOUND',
  )
  async registerForPractice(
    @MaybeCaller() caller: Caller | undefined,
    @Body() input: RegisterForPracticeDto,
    @RequestKey() key: string | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PracticeRegisteredDto> {
    await this.limit.count(address);
    const registered = await this.registrations.registerForPractice(caller, input, key);
    void reply.status(registered.status);
    return toPracticeRegisteredDto(registered);
  }

  /** Registrations for practices, newest first; the next page of the same ones stands in the `Link` header. */
  @Get('registrations')
  @AllowCoach()
  @ApiOkResponse({ type: [PracticeRegistrationDto] })
  listPracticeRegistrations(
    @Query() query: PracticeRegistrationsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PracticeRegistrationDto[]> {
    return pageOf(reply, '/api/registrations', query, this.lists.list.bind(this.lists));
  }

  /** How the places of a practice were given, step by step and without names, and whether the chain is intact. */
  @Get('practices/:id/ledger')
  @AllowCoach()
  @ApiOkResponse({ type: LedgerDto })
  @ApiErrors('PRACTICE_NOT_FOUND')
  getPracticeLedger(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<LedgerDto> {
    return this.lists.ledger(caller, id);
  }
}
