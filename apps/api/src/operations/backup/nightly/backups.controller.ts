import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { isBackupOverdue } from '@lions/domain';
import { AllowSuperadmin } from '../../../platform/common/access.js';
import { Clock } from '../../../platform/common/clock.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { BackupFolder } from './backup-folder.js';
import { BackupScheduler } from './backup.scheduler.js';
import { BackupsDto } from './backups.dto.js';

@ApiTags('backups')
@Controller('admin/backups')
export class BackupsController {
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
