import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { ParseIdPipe } from '../../platform/common/input/validation.js';
import { CheckInDto, CheckInKeyDto } from './check-in-roster.dto.js';
import { CheckInKeyQuery, SyncCheckInDto } from './check-in.dto.js';
import { CheckInService } from './check-in.service.js';

@ApiTags('check-in')
@Controller('check-in')
export class CheckInController {
  constructor(private readonly checkIn: CheckInService) {}

  /** The caller's key for what lies on a phone; a phone forgets it after 12 hours and asks for it again by its id. */
  @Get('key')
  @AllowCoach()
  @ApiOkResponse({ type: CheckInKeyDto })
  getCheckInKey(@SignedIn() caller: Caller, @Query() { keyId }: CheckInKeyQuery): CheckInKeyDto {
    return this.checkIn.keyOf(caller, keyId);
  }

  /** Takes the changes of a phone at a practice's door, in any number of repetitions, and answers the roster. */
  @Post('practices/:id')
  @AllowCoach()
  @HttpCode(200)
  @ApiOkResponse({ type: CheckInDto })
  @ApiErrors('PRACTICE_NOT_FOUND', 'PRACTICES_OUT_OF_SCOPE')
  syncPracticeCheckIn(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: SyncCheckInDto,
  ): Promise<CheckInDto> {
    return this.checkIn.sync(caller, { kind: 'practice', id }, input);
  }

  /** As for a practice, at a tryout session's door. */
  @Post('sessions/:id')
  @AllowCoach()
  @HttpCode(200)
  @ApiOkResponse({ type: CheckInDto })
  @ApiErrors('SESSION_NOT_FOUND', 'TEAM_OUT_OF_SCOPE')
  syncSessionCheckIn(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: SyncCheckInDto,
  ): Promise<CheckInDto> {
    return this.checkIn.sync(caller, { kind: 'session', id }, input);
  }
}
