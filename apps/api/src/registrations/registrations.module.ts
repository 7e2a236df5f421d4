import { Module } from '@nestjs/common';
import { AddressLimit, RegistrationLimit } from '../platform/common/rate-limit.js';
import { FamilyLinksModule } from '../places/outbox/family-links.js';
import { IdempotencyService } from '../platform/http/idempotency.service.js';
import { OutboxModule } from '../places/outbox/outbox.controller.js';
import { PlacesModule } from '../places/places.module.js';
import { PracticesModule } from '../practices/practices.controller.js';
import { TryoutsModule } from '../tryouts/tryouts.module.js';
import { ClaimsService } from './changes/claims.service.js';
import { CorrectionsService } from './changes/corrections.service.js';
import { HeldChangesService } from './changes/held-changes.service.js';
import { HeldRegistrations } from './changes/held-registrations.js';
import { MovesService } from './changes/moves.service.js';
import { RegistrationChangesService } from './changes/registration-changes.service.js';
import { RegisteringService } from './registering/registering.service.js';
import { RegistrationListsService } from './registration-lists.service.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsService } from './registrations.service.js';
import { ActivitiesService } from './activities.service.js';
import { UndoModule } from '../undo/undo.controller.js';

/** Registrations for practices and tryout sessions; imports the modules of both. */
@Module({
  imports: [FamilyLinksModule, OutboxModule, PlacesModule, PracticesModule, TryoutsModule, UndoModule],
  controllers: [RegistrationsController],
  providers: [
    ClaimsService,
    AddressLimit,
    CorrectionsService,
    HeldChangesService,
    HeldRegistrations,
    IdempotencyService,
    MovesService,
    RegisteringService,
    RegistrationChangesService,
    RegistrationLimit,
    RegistrationListsService,
    RegistrationsService,
    ActivitiesService,
  ],
  exports: [
    AddressLimit,
    HeldChangesService,
    HeldRegistrations,
    RegisteringService,
    RegistrationLimit,
    RegistrationsService,
    ActivitiesService,
  ],
})
export class RegistrationsModule {}
