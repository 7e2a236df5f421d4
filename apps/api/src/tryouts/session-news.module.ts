import { Module } from '@nestjs/common';
import { OutboxModule } from '../mail/outbox.module.js';
import { PlacesModule } from '../registrations/places.module.js';
import { SessionNews } from './session-news.js';

/** What families are told of sessions, below teams too: a deleted team takes its sessions along. */
@Module({ imports: [OutboxModule, PlacesModule], providers: [SessionNews], exports: [SessionNews] })
export class SessionNewsModule {}
