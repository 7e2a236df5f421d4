import { Module } from '@nestjs/common';
import { RegistrationLimit } from '../common/rate-limit.js';
import { FamilyLinksModule } from '../families/family-links.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { PracticesModule } from '../practices/practices.module.js';
import { TryoutsModule } from '../tryouts/tryouts.module.js';
import { ClaimsService } from './claims.service.js';
import { FamilyRegistrations } from './family-registrations.js';
import { MovesService } from './moves.service.js';
import { PlacesModule } from './places.module.js';
import { PracticeRegistrationsController } from './practice-registrations.controller.js';
import { PracticeRegistrationsService } from './practice-registrations.service.js';
import { RegisteringService } from './registering.service.js';
import { RegistrationChangesService } from './registration-changes.service.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsService } from './registrations.service.js';
import { TargetsService } from './targets.service.js';

/** Registrations for practices and tryout sessions, above the modules of both. */
@Module({
  imports: [
    FamilyLinksModule,
    IdempotencyModule,
    LedgerModule,
    OutboxModule,
    PlacesModule,
    PracticesModule,
    TryoutsModule,
  ],
  controllers: [PracticeRegistrationsController, RegistrationsController],
  providers: [
    ClaimsService,
    FamilyRegistrations,
    MovesService,
    PracticeRegistrationsService,
    RegisteringService,
    RegistrationChangesService,
    RegistrationLimit,
    RegistrationsService,
    TargetsService,
  ],
  exports: [FamilyRegistrations, RegistrationsService],
})
export class RegistrationsModule {}
