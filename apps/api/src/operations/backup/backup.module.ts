import { Module } from '@nestjs/common';
import { ErasuresModule } from '../../platform/erasures/erasures.service.js';
import { FamiliesModule } from '../../registrations/families/families.module.js';
import { UsersModule } from '../../users/users.module.js';
import { ErasureReplay } from './erasure-replay.js';
import { BackupScheduler } from './nightly/backup.scheduler.js';
import { BackupsController } from './nightly/backups.controller.js';

@Module({
  imports: [ErasuresModule, FamiliesModule, UsersModule],
  controllers: [BackupsController],
  providers: [BackupScheduler, ErasureReplay],
  exports: [BackupScheduler],
})
export class BackupModule {}
