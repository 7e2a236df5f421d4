import { ApiProperty } from '@nestjs/swagger';
import { REMOVED_DATA, type RemovedData } from '@lions/domain';
import { IsInt, IsISO8601, Min } from 'class-validator';
import { RequiredText } from '../../platform/common/input/fields.js';
import { INSTANT_LENGTH } from '../../platform/database/columns.js';
import { CLEANUP_KINDS, rowsIn, type CleanupKind, type WaitingRun } from './cleanup-run.entity.js';

/** Number of rows of one kind of data. */
class RemovedRowsDto {
  @ApiProperty({ enum: REMOVED_DATA, enumName: 'RemovedData', example: 'registrations' }) data: RemovedData;
  @ApiProperty({ example: 61 }) rows: number;
}

/** A nightly run that would remove far more than earlier ones, and waits for a superadmin's approval. */
export class WaitingRunDto {
  @ApiProperty({ example: 3 }) id: number;
  @ApiProperty({
    enum: CLEANUP_KINDS,
    enumName: 'CleanupKind',
    example: 'retention',
    description: 'sessions: hides expired tryout sessions; retention: erases data past its retention period',
  })
  kind: CleanupKind;
  @ApiProperty({ example: '2027-03-01', description: "The club's date that the run is for" }) date: string;
  @ApiProperty({
    example: '2027-03-01T08:00:12.000Z',
    description:
      'sessions: those that start before; retention: data past its retention period at that instant',
  })
  cutoff: string;
  @ApiProperty({ example: '2027-03-01T08:00:12.000Z' }) waitsSince: string;
  @ApiProperty({ example: 93, description: 'All rows that would be removed' }) rows: number;
  @ApiProperty({ type: [RemovedRowsDto] }) counts: RemovedRowsDto[];
  @ApiProperty({ example: 4, description: 'Largest number of rows that one of the last 30 runs removed' })
  mostBefore: number;
}

/** The waiting nightly runs, and the server's clock for comparison: a wrong clock is the most likely cause. */
export class WaitingRunsDto {
  @ApiProperty({ example: '2027-03-01T14:05:00.000Z' }) serverTime: string;
  @ApiProperty({ type: [WaitingRunDto] }) runs: WaitingRunDto[];
}

/** A superadmin's approval of what was shown. */
export class ApproveRunDto {
  @ApiProperty({
    example: '2027-03-01T08:00:12.000Z',
    description: 'The displayed cutoff',
  })
  @RequiredText(INSTANT_LENGTH)
  @IsISO8601()
  cutoff: string;

  @ApiProperty({ type: 'integer', example: 93, minimum: 1, description: 'The displayed number of rows' })
  @IsInt()
  @Min(1)
  rows: number;
}

export class ApprovedRunDto {
  @ApiProperty({ example: 93 }) deleted: number;
}

export function toWaitingRunDto(run: WaitingRun, mostBefore: number): WaitingRunDto {
  return {
    id: run.id,
    kind: run.kind,
    date: run.ranOn,
    cutoff: run.cutoff.toISOString(),
    waitsSince: run.waitsSince.toISOString(),
    rows: rowsIn(run.counts),
    counts: REMOVED_DATA.map((data) => ({ data, rows: run.counts[data] ?? 0 })).filter(
      ({ rows }) => rows > 0,
    ),
    mostBefore,
  };
}
