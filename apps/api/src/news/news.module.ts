import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PlacesModule } from '../places/places.module.js';
import { TargetNews } from './target-news.js';

/** What families are told of practices and sessions, below teams too: a deleted team takes its sessions along. */
@Module({ imports: [OutboxModule, PlacesModule], providers: [TargetNews], exports: [TargetNews] })
export class NewsModule {}
