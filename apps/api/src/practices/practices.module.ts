import { Module } from '@nestjs/common';
import { OutboxModule } from '../mail/outbox.module.js';
import { PlacesModule } from '../registrations/places.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { PracticeAccess } from './practice-access.js';
import { PracticeNews } from './practice-news.js';
import { PracticesController } from './practices.controller.js';
import { PracticesService } from './practices.service.js';

@Module({
  imports: [OutboxModule, PlacesModule, SettingsModule],
  controllers: [PracticesController],
  providers: [PracticeAccess, PracticeNews, PracticesService],
  exports: [PracticeAccess, PracticesService],
})
export class PracticesModule {}
