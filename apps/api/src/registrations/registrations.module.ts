import { Module } from '@nestjs/common';
import { TryoutsModule } from '../tryouts/tryouts.module.js';
import { PlacesModule } from './places.module.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsService } from './registrations.service.js';

@Module({
  imports: [PlacesModule, TryoutsModule],
  controllers: [RegistrationsController],
  providers: [RegistrationsService],
})
export class RegistrationsModule {}
