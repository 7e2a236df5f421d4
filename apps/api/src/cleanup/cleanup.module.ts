import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { Retention } from '../retention/retention.js';
import { SettingsModule } from '../settings/settings.module.js';
import { PlayerListRetention } from '../teams/player-list-retention.js';
import { ExpiredSessions } from '../tryouts/expired-sessions.js';
import { CleanupController } from './cleanup.controller.js';
import { CleanupScheduler } from './cleanup.scheduler.js';
import { CleanupService } from './cleanup.service.js';
import { Heartbeat } from './heartbeat.js';

@Module({
  imports: [PasswordsModule, SettingsModule],
  controllers: [CleanupController],
  providers: [CleanupScheduler, CleanupService, ExpiredSessions, Heartbeat, PlayerListRetention, Retention],
})
export class CleanupModule {}
