import { ApiProperty } from '@nestjs/swagger';

/** The newest nightly backup. */
export class NewestBackupDto {
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
