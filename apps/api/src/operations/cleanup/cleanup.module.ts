import { Module } from '@nestjs/common';
import { AdminSessionsModule } from '../../auth/admin-sessions/admin-sessions.module.js';
import { PasswordsModule } from '../../auth/passwords/passwords.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { Retention } from '../../platform/retention/retention.js';
import { SettingsModule } from '../../settings/settings.controller.js';
import { PlayerListRetention } from '../../teams/player-list-retention.js';
import { ExpiredSessions } from '../../tryouts/expired-sessions.js';
import { CleanupSchedule } from './cleanup-schedule.js';
import { CleanupController } from './cleanup.controller.js';
import { CleanupScheduler, Heartbeat } from './cleanup.scheduler.js';
import { CleanupService } from './cleanup.service.js';
import { NightlyRemovals } from './nightly-removals.js';
import { NightlyRuns } from './nightly-runs.js';
import { WaitingRunsController } from './waiting/waiting-runs.controller.js';
import { WaitingRuns } from './waiting/waiting-runs.service.js';
import { UndoModule } from '../../undo/undo.module.js';

@Module({
  imports: [AdminSessionsModule, PasswordsModule, RateLimitsModule, SettingsModule, UndoModule],
  controllers: [CleanupController, WaitingRunsController],
  providers: [
    CleanupSchedule,
    CleanupScheduler,
    CleanupService,
    ExpiredSessions,
    Heartbeat,
    NightlyRemovals,
    NightlyRuns,
    PlayerListRetention,
    Retention,
    WaitingRuns,
  ],
})
export class CleanupModule {}
