import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@lions/domain';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Optional } from '../common/validation.js';
import type { AuditEntry } from './audit-entry.entity.js';

/** Which page of a long list. */
export class PageQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: LIMITS.pageSize.max, default: LIMITS.pageSize.default })
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMITS.pageSize.max)
  limit?: number;

  @ApiPropertyOptional({
    minimum: 1,
    maximum: LIMITS.id,
    description: 'From the Link header of the page before',
  })
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMITS.id)
  cursor?: number;
}

/** One line of the audit log. */
export class AuditEntryDto {
  @ApiProperty({ example: 17 }) id: number;
  @ApiProperty({ example: '2026-11-21T15:04:05.000Z' }) at: string;
  @ApiProperty({ example: 'superadmin', description: "Username, or 'server'" }) actor: string;
  @ApiProperty({ type: Number, nullable: true, example: 1 }) actorId: number | null;
  @ApiProperty({ example: 'team.update' }) action: string;
  @ApiProperty({ type: Number, nullable: true, example: 4 }) subjectId: number | null;
  @ApiProperty({ type: Object, nullable: true, example: { isVisible: true } }) before: object | null;
  @ApiProperty({ type: Object, nullable: true, example: { isVisible: false } }) after: object | null;
}

export function toAuditEntryDto(entry: AuditEntry): AuditEntryDto {
  const { id, actor, actorId, action, subjectId, before, after } = entry;
  return { id, at: entry.at.toISOString(), actor, actorId, action, subjectId, before, after };
}
