import { Module } from '@nestjs/common';
import { ErasuresModule } from '../../platform/erasures/erasures.service.js';
import { FamilyLinksModule } from '../../places/outbox/family-links.js';
import { WrittenTexts } from '../messages/written-texts.js';
import { OutboxModule } from '../../places/outbox/outbox.controller.js';
import { PlacesModule } from '../../places/places.module.js';
import { RegistrationsModule } from '../registrations.module.js';
import { ToTellModule } from '../to-tell/to-tell.controller.js';
import { UndoModule } from '../../undo/undo.controller.js';
import { FamilyCardController } from './card/family-card.controller.js';
import { FamilyCardService } from './card/family-card.service.js';
import { FamiliesController, FamilyHandoverController, ReceiptsController } from './families.controller.js';
import { FamiliesService } from './families.service.js';
import { FamilyErasure } from './family-erasure.service.js';
import { FamilyFeeds } from './family-feeds.js';
import { FamilyHandoverService } from './family-handover.service.js';
import { ReceiptsService } from './holder.service.js';
import { LinkRequestsService } from './link-requests.service.js';

@Module({
  imports: [
    ErasuresModule,
    FamilyLinksModule,
    OutboxModule,
    PlacesModule,
    RegistrationsModule,
    ToTellModule,
    UndoModule,
  ],
  controllers: [FamiliesController, FamilyCardController, FamilyHandoverController, ReceiptsController],
  providers: [
    FamiliesService,
    FamilyCardService,
    FamilyErasure,
    FamilyFeeds,
    FamilyHandoverService,
    LinkRequestsService,
    ReceiptsService,
    WrittenTexts,
  ],
  exports: [FamilyErasure, FamilyFeeds],
})
export class FamiliesModule {}
