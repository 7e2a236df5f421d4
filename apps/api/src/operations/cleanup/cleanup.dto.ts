import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@lions/domain';
import { IsIn } from 'class-validator';
import { QueryNumber } from '../../platform/common/input/query-fields.js';
import { OneLineText } from '../../platform/common/input/fields.js';
import { Optional } from '../../platform/common/input/validation.js';
import type { CleanupRun } from './cleanup-run.entity.js';

const DRY_RUN = ['true', 'false'] as const;

export class TriggerQuery {
  @ApiPropertyOptional({ enum: DRY_RUN, default: 'false', description: "'true' deletes nothing" })
  @Optional()
  @IsIn(DRY_RUN, { message: "dryRun must be 'true' or 'false'" })
  dryRun?: (typeof DRY_RUN)[number];
}

export class PreviewQuery {
  @ApiPropertyOptional({
    default: LIMITS.cleanupPreviewNights.default,
  })
  @Optional()
  @QueryNumber(LIMITS.cleanupPreviewNights.max)
  nights?: number;

  @ApiPropertyOptional({
    example: '03:00',
    description: "24-hour HH:MM: previews this daily time; omitted: the setting's",
  })
  @Optional()
  @OneLineText(LIMITS.settingValue)
  time?: string;
}

/** A session that a clean-up removes, in readable form. */
export class ExpiringSessionDto {
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) teamName: string;
  @ApiProperty({ example: '2026-11-21' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ example: 'Bob-Birnie Arena - Pointe-Claire' }) location: string;
}

/** Removals of one coming night, if nothing changes until then. */
export class CleanupNightDto {
  @ApiProperty({ example: '2026-11-22', description: "The club's date" }) date: string;
  @ApiProperty({
    example: '2026-11-22T08:00:00.000Z',
    description: 'Sessions that start before this instant',
  })
  cutoff: string;
  @ApiProperty({ example: false, description: 'Whether this run is due now: it starts within a minute' })
  isDue: boolean;
  @ApiProperty({ example: false, description: "Whether the run would wait for a superadmin's approval" })
  waits: boolean;
  @ApiProperty({ example: 2 }) deleted: number;
  @ApiProperty({ type: [ExpiringSessionDto], description: 'Each only in the first night that deletes it' })
  sessions: ExpiringSessionDto[];
  @ApiProperty({ example: 21, description: 'Registrations for those of its sessions that are on its date' })
  sameDayChildren: number;
  @ApiProperty({ example: 18, description: 'Families of these children' }) sameDayFamilies: number;
}

/** Result of a manual clean-up or of its dry run. */
export class CleanupResultDto {
  @ApiProperty({ example: 2, description: 'In a dry run: the number that would be deleted' }) deleted: number;
  @ApiProperty({ type: [Number], example: [12, 13] }) sessionIds: number[];
  @ApiProperty({ type: [ExpiringSessionDto] }) sessions: ExpiringSessionDto[];
  @ApiProperty({
    example: '2026-11-21T15:04:05.000Z',
    description: 'Sessions that ended before this instant',
  })
  cutoff: string;
  @ApiProperty({ example: false }) dryRun: boolean;
}

/** One nightly clean-up. */
class CleanupRunDto {
  @ApiProperty({ example: '2026-11-21', description: "The club's date" }) ranOn: string;
  @ApiProperty({ example: '2026-11-21T08:00:12.000Z' }) ranAt: string;
  @ApiProperty({ example: 2 }) deleted: number;
  @ApiProperty({
    example: '2026-11-21T08:00:00.000Z',
    description: 'Sessions that started before this instant',
  })
  cutoff: string;
}

/** A session that is never deleted because its date is unreadable. See docs/decisions/clean-up.md. */
class UnreadableSessionDto {
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) teamName: string;
  @ApiProperty({ example: 'next Friday' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
}

/** The state of the nightly clean-up. */
export class CleanupStatusDto {
  @ApiProperty({ example: true, description: 'Whether a daily time is set' }) enabled: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '03:00',
    description: "24-hour HH:MM in the club's zone",
  })
  time: string | null;
  @ApiProperty({ example: true, description: 'Whether the scheduler is alive' }) running: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The last sign of life of the scheduler; null while it is alive',
  })
  stoppedSince: string | null;
  @ApiProperty({ type: CleanupRunDto, nullable: true }) lastRun: CleanupRunDto | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-22T08:00:00.000Z' }) nextRunAt:
    string | null;
  @ApiProperty({ type: [UnreadableSessionDto] }) needsAttention: UnreadableSessionDto[];
}

export function toCleanupRunDto({ ranOn, ranAt, deleted, cutoff }: CleanupRun): CleanupRunDto {
  return { ranOn, ranAt: ranAt.toISOString(), deleted, cutoff: cutoff.toISOString() };
}
