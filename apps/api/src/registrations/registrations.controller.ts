import { Body, Controller, Delete, Get, Ip, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAnyone, AllowCoach, MaybeCaller, SignedIn, type Caller } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { pageOf } from '../platform/common/input/query-fields.js';
import { LimitRegistrationTries, RegistrationLimit } from '../platform/common/rate-limit.js';
import { RequestKey, TakesRequestKey } from '../platform/http/idempotency.service.js';
import { LedgerDto } from '../places/ledger.dto.js';
import { RegistrationChangesService } from './changes/registration-changes.service.js';
import {
  PracticeRegisteredDto,
  RegisteredDto,
  RegisteredFormDto,
  toPracticeRegisteredDto,
  toRegisteredDto,
} from './registering/registered.dto.js';
import {
  RegisterForPracticeDto,
  RegisterPlayerDto,
  RegistrationFormDto,
} from './registering/registering.dto.js';
import { RegisteringService } from './registering/registering.service.js';
import { RegistrationListsService } from './registration-lists.service.js';
import {
  ChangeRegistrationDto,
  PracticeRegistrationDto,
  PracticeRegistrationsQuery,
  PublicRegistrationDto,
  RegistrationDto,
} from './registrations.dto.js';
import { RegistrationsService } from './registrations.service.js';
import { Editing, Undoable, UndoableDelete, type Editor } from '../undo/editing.js';

const FOR_CALLER = [RegistrationDto, PublicRegistrationDto];
const FOR_ACTIVITY = [RegistrationDto, PracticeRegistrationDto];
const refs = (types: object[]) => types.map((type) => ({ $ref: getSchemaPath(type as never) }));

@ApiTags('registrations')
@Controller()
export class RegistrationsController {
  constructor(
    private readonly registering: RegisteringService,
    private readonly registrations: RegistrationsService,
    private readonly limit: RegistrationLimit,
    private readonly changes: RegistrationChangesService,
    private readonly lists: RegistrationListsService,
  ) {}

  /**
   * Registers a player for a practice, or puts them on the waiting list of their pool. A repeated registration of
   * the same child answers 200 and adds nothing.
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
    'ACTIVITY_MOVED',
    'CROSS_SITE_REQUEST',
    'PRACTICE_NOT_FOUND',
    'REGISTRATION_NOT_FOUND',
    'PRACTICES_OUT_OF_SCOPE',
  )
  async registerForPractice(
    @MaybeCaller() caller: Caller | undefined,
    @Body() input: RegisterForPracticeDto,
    @RequestKey() key: string | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PracticeRegisteredDto> {
    await this.limit.count(address);
    const draft = await this.registering.registerForPractice(caller, input, key);
    void reply.status(draft.status);
    return toPracticeRegisteredDto(draft);
  }

  /** A registration for a practice or a tryout session. */
  @Get('registrations/:id')
  @AllowCoach()
  @ApiOkResponse({ schema: { anyOf: refs(FOR_ACTIVITY) } })
  @ApiErrors('REGISTRATION_NOT_FOUND', 'SESSION_NOT_FOUND')
  getRegistration(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
  ): Promise<RegistrationDto | PracticeRegistrationDto> {
    return this.lists.get(caller, id);
  }

  /** Registrations for practices, newest first; the `Link` header has the address of the next page. */
  @Get('registrations')
  @AllowCoach()
  @ApiOkResponse({ type: [PracticeRegistrationDto] })
  listPracticeRegistrations(
    @Query() query: PracticeRegistrationsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PracticeRegistrationDto[]> {
    return pageOf(reply, '/api/registrations', query, this.lists.ofPractices.bind(this.lists));
  }

  /** Ledger of a practice: how its places were assigned, without names, and whether the hash chain is intact. */
  @Get('practices/:id/ledger')
  @AllowCoach()
  @ApiOkResponse({ type: LedgerDto })
  @ApiErrors('PRACTICE_NOT_FOUND')
  getPracticeLedger(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<LedgerDto> {
    return this.lists.ledger(caller, { kind: 'practice', id });
  }

  /** Ledger of a tryout session, as a practice's. */
  @Get('sessions/:id/ledger')
  @AllowCoach()
  @ApiOkResponse({ type: LedgerDto })
  @ApiErrors('SESSION_NOT_FOUND')
  getSessionLedger(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<LedgerDto> {
    return this.lists.ledger(caller, { kind: 'session', id });
  }

  /** Registrations for a tryout session, in order of arrival. The public sees places and positions only. */
  @Get('sessions/:id/registrations')
  @AllowAnyone()
  @ApiExtraModels(RegistrationDto, PublicRegistrationDto)
  @ApiOkResponse({ schema: { type: 'array', items: { anyOf: refs(FOR_CALLER) } } })
  @ApiErrors('SESSION_NOT_FOUND')
  listRegistrations(
    @MaybeCaller() caller: Caller | undefined,
    @Param('id', ParseIdPipe) sessionId: number,
  ): Promise<RegistrationDto[] | PublicRegistrationDto[]> {
    return this.lists.ofSession(caller, sessionId);
  }

  /** Registers a player, or puts them on the waiting list. A repeated registration answers 200 and adds nothing. */
  @Post('sessions/:id/registrations')
  @AllowAnyone()
  @LimitRegistrationTries()
  @TakesRequestKey()
  @ApiCreatedResponse({ type: RegisteredDto })
  @ApiOkResponse({ type: RegisteredDto, description: 'This child was registered already' })
  @ApiErrors(
    'REGISTRATION_CLOSED',
    'SESSION_CANCELLED',
    'ACTIVITY_MOVED',
    'CROSS_SITE_REQUEST',
    'SESSION_NOT_FOUND',
    'REGISTRATION_NOT_FOUND',
    'TEAM_OUT_OF_SCOPE',
  )
  async registerPlayer(
    @MaybeCaller() caller: Caller | undefined,
    @Param('id', ParseIdPipe) sessionId: number,
    @Body() input: RegisterPlayerDto,
    @RequestKey() key: string | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisteredDto> {
    await this.limit.count(address);
    const draft = await this.registering.registerForSession(caller, sessionId, input, key);
    void reply.status(draft.status);
    return toRegisteredDto(draft);
  }

  /**
   * Changes a registration for a practice or a session: position, attendance, another practice or session, or from
   * the waiting list to a place and back.
   */
  @Put('registrations/:id')
  @AllowCoach()
  @Undoable()
  @ApiOkResponse({ schema: { anyOf: refs(FOR_ACTIVITY) } })
  @ApiErrors(
    'REGISTRATION_NOT_FOUND',
    'PRACTICE_NOT_FOUND',
    'PRACTICE_CANCELLED',
    'PRACTICE_STARTED',
    'SESSION_NOT_FOUND',
    'SESSION_CANCELLED',
    'REGISTRATION_CLOSED',
    'SESSION_FULL',
    'NOBODY_WAITING',
    'ALREADY_REGISTERED',
    'REGISTRATION_CANCELLED',
    'TEAM_OUT_OF_SCOPE',
    'PRACTICES_OUT_OF_SCOPE',
  )
  changeRegistration(
    @Editing() editor: Editor,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: ChangeRegistrationDto,
  ): Promise<RegistrationDto | PracticeRegistrationDto> {
    return this.changes.change(editor, id, input);
  }

  /** Cancels a registration; its place goes to the next in line. Idempotent. */
  @Delete('registrations/:id')
  @AllowCoach()
  @UndoableDelete()
  @ApiErrors('REGISTRATION_NOT_FOUND', 'TEAM_OUT_OF_SCOPE', 'PRACTICES_OUT_OF_SCOPE')
  cancelRegistration(@Editing() editor: Editor, @Param('id', ParseIdPipe) id: number): Promise<void> {
    return this.registrations.cancel(editor, id);
  }

  /**
   * Registers each child of a form for each of its practices and sessions, all at once. A full one puts the children on
   * its waiting list; one that is closed is told as a refusal and fails none of the others.
   */
  @Post('registration-forms')
  @AllowAnyone()
  @LimitRegistrationTries()
  @TakesRequestKey()
  @ApiCreatedResponse({ type: RegisteredFormDto })
  @ApiOkResponse({ type: RegisteredFormDto, description: 'All of these children were registered already' })
  @ApiErrors(
    'REGISTRATION_CLOSED',
    'SESSION_CANCELLED',
    'PRACTICE_REGISTRATION_OFF',
    'PRACTICE_STARTED',
    'PRACTICE_CANCELLED',
    'ACTIVITY_MOVED',
    'SESSION_NOT_FOUND',
    'PRACTICE_NOT_FOUND',
    'REGISTRATION_NOT_FOUND',
    'TEAM_OUT_OF_SCOPE',
    'PRACTICES_OUT_OF_SCOPE',
  )
  async registerForm(
    @MaybeCaller() caller: Caller | undefined,
    @Body() input: RegistrationFormDto,
    @RequestKey() key: string | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisteredFormDto> {
    await this.limit.count(address, input.players.length);
    const { status, answer } = await this.registering.registerForm(caller, input, key);
    void reply.status(status);
    return answer;
  }
}
