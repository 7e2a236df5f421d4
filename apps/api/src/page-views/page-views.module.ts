import { Module } from '@nestjs/common';
import { PageViewCounter } from './page-view-counter.js';
import { PageViewsController } from './page-views.controller.js';
import { PageViewsService } from './page-views.service.js';

@Module({
  controllers: [PageViewsController],
  providers: [PageViewCounter, PageViewsService],
})
export class PageViewsModule {}
