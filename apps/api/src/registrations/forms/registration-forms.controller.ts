import { Body, Controller, Ip, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowAnyone, MaybeCaller, type Caller } from '../../common/access.js';
import { ApiErrors } from '../../common/error.dto.js';
import { LimitRegistrationTries, RegistrationLimit } from '../../common/rate-limit.js';
import { RequestKey, TakesRequestKey } from '../../idempotency/idempotency-key.decorator.js';
import { RegisteredFormDto } from './registered-form.dto.js';
import { RegistrationFormDto } from './registration-form.dto.js';
import { RegistrationFormsService } from './registration-forms.service.js';

/** The form of the public site. */
@ApiTags('registrations')
@Controller('registration-forms')
export class RegistrationFormsController {
  constructor(
    private readonly forms: RegistrationFormsService,
    private readonly limit: RegistrationLimit,
  ) {}

  /**
   * Registers each child of a form for each of its practices and sessions, all at once. A full one puts the children on
   * its waiting list; one that is closed is told as a refusal and fails none of the others.
   */
  @Post()
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
    const { status, answer } = await this.forms.register(caller, input, key);
    void reply.status(status);
    return answer;
  }
}
