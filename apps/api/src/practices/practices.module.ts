import { Module } from '@nestjs/common';
import { NewsModule } from '../places/target-news.js';
import { PlacesModule } from '../places/places.module.js';
import { SettingsModule } from '../settings/settings.controller.js';
import { PracticeAccess } from './practice-access.js';
import { PracticesController } from './practices.controller.js';
import { PracticesService } from './practices.service.js';
import { UndoModule } from '../undo/undo.module.js';

@Module({
  imports: [NewsModule, PlacesModule, SettingsModule, UndoModule],
  controllers: [PracticesController],
  providers: [PracticeAccess, PracticesService],
  exports: [PracticeAccess, PracticesService],
})
export class PracticesModule {}
