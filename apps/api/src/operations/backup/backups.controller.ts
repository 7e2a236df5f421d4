import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Controller, Get, Module } from '@nestjs/common';
import { isBackupOverdue } from '@lions/domain';
import { AllowSuperadmin } from '../../platform/common/access.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { BackupFolder } from './nightly/backup-folder.js';
import { BackupScheduler } from './nightly/backup.scheduler.js';
import { ErasuresModule } from '../../platform/erasures/erasures.service.js';
import { FamiliesModule } from '../../registrations/families/families.module.js';
import { UsersModule } from '../../users/users.module.js';
import { ErasureReplay } from './erasure-replay.js';

/** The newest nightly backup. */
class NewestBackupDto {
  @ApiProperty({
    example: '2026-11-25T09:00:04.000Z',
    description: 'What was acknowledged before it is in the backup',
  })
  takenAt: string;
  @ApiProperty({ example: 1_843_200 }) bytes: number;
  @ApiProperty({ example: true }) isEncrypted: boolean;
}

/** The state of the nightly backups. */
export class BackupsDto {
  @ApiProperty({ example: true, description: 'Whether BACKUP_DIR is set' }) isOn: boolean;
  @ApiProperty({ type: NewestBackupDto, nullable: true }) newest: NewestBackupDto | null;
  @ApiProperty({ example: 23, description: 'Nightly backups that are kept' }) count: number;
  @ApiProperty({ example: false, description: 'The newest one is older than 36 hours, or there is none' })
  isOverdue: boolean;
  @ApiProperty({ example: false, description: 'One is being made' }) isRunning: boolean;
}

@ApiTags('backups')
@Controller('admin/backups')
class BackupsController {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly scheduler: BackupScheduler,
  ) {}

  /** The nightly backups: the newest one, and whether it is too old. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: BackupsDto })
  async getBackups(): Promise<BackupsDto> {
    const { dir } = this.configuration.backup;
    const { isRunning } = this.scheduler;
    if (dir === undefined) return { isOn: false, newest: null, count: 0, isOverdue: false, isRunning };
    const folder = new BackupFolder(dir);
    const now = this.clock.now();
    const newest = await folder.newest(now, this.configuration.zone);
    return {
      isOn: true,
      newest: newest ? { ...newest, takenAt: newest.takenAt.toISOString() } : null,
      count: folder.days().length,
      isOverdue: newest ? isBackupOverdue(newest.takenAt, now) : !isRunning,
      isRunning,
    };
  }
}

@Module({
  imports: [ErasuresModule, FamiliesModule, UsersModule],
  controllers: [BackupsController],
  providers: [BackupScheduler, ErasureReplay],
  exports: [BackupScheduler],
})
export class BackupModule {}
