import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import {
  AUDIT_ACTION_NAMES,
  AUDIT_SUBJECTS,
  LIMITS,
  type AuditAction,
  type AuditSubject,
} from '@lions/domain';
import { IsIn } from 'class-validator';
import { PageQuery, QueryNumber } from '../common/input/query-fields.js';
import { Day, RequiredText } from '../common/input/fields.js';
import { Optional } from '../common/input/validation.js';
import type { AuditEntry } from './audit-entry.entity.js';
import type { SubjectName } from './subject-names.js';

class AuditFilter {
  @ApiPropertyOptional({ example: 'superadmin', description: "Username, or 'server'" })
  @Optional()
  @RequiredText(LIMITS.username.max)
  actor?: string;

  @ApiPropertyOptional({ enum: AUDIT_SUBJECTS, enumName: 'AuditSubject', description: 'A kind of thing' })
  @Optional()
  @IsIn(AUDIT_SUBJECTS)
  subject?: AuditSubject;

  @ApiPropertyOptional({ enum: AUDIT_ACTION_NAMES, enumName: 'AuditAction' })
  @Optional()
  @IsIn(AUDIT_ACTION_NAMES)
  action?: AuditAction;

  @ApiPropertyOptional({ description: 'One thing of its kind' })
  @Optional()
  @QueryNumber(LIMITS.id)
  subjectId?: number;

  @ApiPropertyOptional({ example: '2026-11-01', description: "The first of the club's days" })
  @Optional()
  @Day()
  from?: string;

  @ApiPropertyOptional({ example: '2026-11-30', description: "The last of the club's days" })
  @Optional()
  @Day()
  to?: string;
}

/** Filters and page of the audit log. */
export class AuditQuery extends IntersectionType(AuditFilter, PageQuery) {}

/** One entry of the audit log. */
export class AuditEntryDto {
  @ApiProperty({ example: 17 }) id: number;
  @ApiProperty({ example: '2026-11-21T15:04:05.000Z' }) at: string;
  @ApiProperty({ example: 'superadmin', description: "Username, or 'server'" }) actor: string;
  @ApiProperty({ type: Number, nullable: true, example: 1 }) actorId: number | null;
  @ApiProperty({ example: 'team.update' }) action: string;
  @ApiProperty({ example: 'team', description: 'What the action is about' }) subject: string;
  @ApiProperty({ type: Number, nullable: true, example: 4 }) subjectId: number | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'M15 AAA',
    description: "Its current name: a team's name, a session's team, a username, a setting's key",
  })
  subjectName: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-28', description: 'The day of a session' })
  subjectDate: string | null;
  @ApiProperty({ type: Object, nullable: true, example: { isVisible: true } }) before: object | null;
  @ApiProperty({ type: Object, nullable: true, example: { isVisible: false } }) after: object | null;
}

export function toAuditEntryDto(entry: AuditEntry, name: SubjectName | undefined): AuditEntryDto {
  const { id, actor, actorId, action, subject, subjectId, before, after } = entry;
  return {
    id,
    at: entry.at.toISOString(),
    actor,
    actorId,
    action,
    subject,
    subjectId,
    subjectName: name?.name ?? null,
    subjectDate: name?.date ?? null,
    before,
    after,
  };
}
