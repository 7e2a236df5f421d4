import { Body, Controller, Get, HttpCode, Module, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowCoach, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { ParseIdPipe } from '../../platform/common/input/validation.js';
import { CheckInDto, CheckInKeyDto } from './check-in-roster.dto.js';
import { CheckInKeyQuery, SyncCheckInDto } from './check-in.dto.js';
import { CheckInFacts, CheckInService } from './check-in.service.js';
import { PlacesModule } from '../../places/places.module.js';
import { PracticesModule } from '../../practices/practices.controller.js';
import { RegistrationsModule } from '../registrations.module.js';
import { TryoutsModule } from '../../tryouts/tryouts.module.js';
import { NumberLeases } from './number-leases.service.js';
import { WalkIns } from './walk-ins.service.js';

@ApiTags('check-in')
@Controller('check-in')
class CheckInController {
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

  /** Same as `syncPracticeCheckIn`, for a tryout session. */
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

/** Check-in of players at the door, by phones that may lack a network. */
@Module({
  imports: [PlacesModule, PracticesModule, RegistrationsModule, TryoutsModule],
  controllers: [CheckInController],
  providers: [CheckInFacts, CheckInService, NumberLeases, WalkIns],
})
export class CheckInModule {}
