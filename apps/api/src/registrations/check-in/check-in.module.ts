import { Module } from '@nestjs/common';
import { PlacesModule } from '../../places/places.module.js';
import { PracticesModule } from '../../practices/practices.module.js';
import { RegistrationsModule } from '../registrations.module.js';
import { TryoutsModule } from '../../tryouts/tryouts.module.js';
import { CheckInFacts } from './check-in-facts.js';
import { CheckInController } from './check-in.controller.js';
import { CheckInService } from './check-in.service.js';
import { NumberLeases } from './number-leases.service.js';
import { WalkIns } from './walk-ins.service.js';

/** Check-in of players at the door, by phones that may lack a network. */
@Module({
  imports: [PlacesModule, PracticesModule, RegistrationsModule, TryoutsModule],
  controllers: [CheckInController],
  providers: [CheckInFacts, CheckInService, NumberLeases, WalkIns],
})
export class CheckInModule {}
