import { Module } from '@nestjs/common';
import { OutboxModule } from '../mail/outbox.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { FamiliesController } from './families.controller.js';
import { FamiliesService } from './families.service.js';
import { FamilyFeeds } from './family-feeds.js';
import { FamilyLinksModule } from './family-links.module.js';
import { LinkRequestsService } from './link-requests.service.js';

@Module({
  imports: [FamilyLinksModule, OutboxModule, RegistrationsModule],
  controllers: [FamiliesController],
  providers: [FamiliesService, FamilyFeeds, LinkRequestsService],
  exports: [FamilyFeeds],
})
export class FamiliesModule {}
