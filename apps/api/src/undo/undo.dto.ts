import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTION_NAMES, LANGUAGES, type AuditAction, type Language } from '@lions/domain';
import type { SubjectName } from '../platform/audit/subject-names.js';
import type { Caller } from '../platform/common/access.js';
import type { RecordedRow } from '../platform/database/recorded-change.js';
import type { UndoableChange } from './undoable-change.entity.js';

const DEEDS = ['cancelled', 'moved', 'confirmed', 'waiting', 'consent', 'changed'] as const;
type Deed = (typeof DEEDS)[number];

function deedOf({ before, after }: RecordedRow): Deed {
  const isChanged = (column: string) => JSON.stringify(before[column]) !== JSON.stringify(after[column]);
  if (isChanged('sessionId') || isChanged('practiceId')) return 'moved';
  if (isChanged('status')) return after['status'] as 'cancelled' | 'confirmed' | 'waiting';
  return isChanged('consentReceivedAt') ? 'consent' : 'changed';
}

/** A change that can still be undone. */
export class UndoableChangeDto {
  @ApiProperty({ example: 5 }) id: number;
  @ApiProperty({ example: '2026-11-21T15:06:05.000Z', description: 'Its mails leave then' }) endsAt: string;
  @ApiProperty({ example: 110, description: 'Seconds until then: the clock of a device may be wrong' })
  secondsLeft: number;
  @ApiProperty({ description: 'Whether the caller made it' }) isOwn: boolean;
  @ApiProperty({ example: 17, description: 'Its entry in the audit log' }) auditId: number;
  @ApiProperty({ enum: AUDIT_ACTION_NAMES, enumName: 'AuditAction' }) action: AuditAction;
  @ApiProperty({ type: String, nullable: true, example: 'M15 AAA', description: 'As in the audit log' })
  subjectName: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-28', description: 'The day of a session' })
  subjectDate: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Demo Player 01',
    description: 'The registered player',
  })
  playerName: string | null;
  @ApiProperty({
    enum: DEEDS,
    type: String,
    nullable: true,
    description: 'The kind of change of a registration',
  })
  deed: Deed | null;
  @ApiProperty({ example: 18, description: 'Families that its mails are for, or that were marked as told' })
  families: number;
}

export function toUndoableChangeDto(
  { id, endsAt, actorId, auditId, action, subjectId, families, content }: UndoableChange,
  { subject, player }: { subject: SubjectName | undefined; player: string | undefined },
  { userId }: Caller,
  now: Date,
): UndoableChangeDto {
  const registration = content.rows.find((row) => row.table === 'registrations' && row.id === subjectId);
  return {
    id,
    endsAt: endsAt.toISOString(),
    secondsLeft: Math.ceil((endsAt.getTime() - now.getTime()) / 1000),
    isOwn: actorId === userId,
    auditId,
    action,
    subjectName: subject?.name ?? null,
    subjectDate: subject?.date ?? null,
    playerName: player ?? null,
    deed: player !== undefined && registration ? deedOf(registration) : null,
    families,
  };
}

/** A mail as the first of its families will get it, without the address of their private page. */
export class LetterPreviewDto {
  @ApiProperty({
    enum: LANGUAGES,
    nullable: true,
    type: String,
    description: 'Null: in both languages',
  })
  language: Language | null;
  @ApiProperty({ example: 18, description: 'Families that get this mail in this language' })
  families: number;
  @ApiProperty({ example: 'Cancelled: Demo Team tryout session on Friday, November 27, 2026' })
  subject: string;
  @ApiProperty({ type: [String], description: 'The paragraphs of its text' }) paragraphs: string[];
}

/** Consequences of a change, computed by making it and rolling it back. */
export class ConsequencesDto {
  @ApiProperty({ example: 21, description: 'Registrations whose child the change concerns' })
  children: number;
  @ApiProperty({ example: 18, description: 'Families of these children' }) families: number;
  @ApiProperty({ example: 1, description: 'Registrations that get a spot from a waiting list' })
  promoted: number;
  @ApiProperty({ example: 18, description: 'Families that are owed a mail' }) toldFamilies: number;
  @ApiProperty({ description: 'Whether the site can send mails; without a mail server a coach tells them' })
  hasMailServer: boolean;
  @ApiProperty({ type: [LetterPreviewDto], description: 'The mails by content and language' })
  letters: LetterPreviewDto[];
  @ApiProperty({ example: 120, description: 'Seconds until the mails leave; 0: at once, without undo' })
  undoSeconds: number;
}
