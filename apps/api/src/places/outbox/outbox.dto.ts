import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { MAIL_KINDS, MAIL_STATUSES, type MailKind, type MailStatus } from '@lions/domain';
import { IsIn } from 'class-validator';
import { PageQuery } from '../../platform/common/input/query-fields.js';
import { Optional } from '../../platform/common/input/validation.js';

class OutboxFilter {
  @ApiPropertyOptional({ enum: MAIL_STATUSES, enumName: 'MailStatus' })
  @Optional()
  @IsIn(MAIL_STATUSES)
  status?: MailStatus;
}

/** Filters and page of the outbox. */
export class OutboxQuery extends IntersectionType(OutboxFilter, PageQuery) {}

/** One mail to a family or to a user of the back-office; its text is written when it is sent. */
export class OutboxMailDto {
  @ApiProperty({ example: 7 }) id: number;
  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind' }) kind: MailKind;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'demo.parent@example.test',
    description: "The recipient's current address; null after the family was erased or the user deleted",
  })
  to: string | null;
  @ApiProperty({ enum: MAIL_STATUSES, enumName: 'MailStatus' }) status: MailStatus;
  @ApiProperty({ example: 1, description: 'Number of attempts, at most ten' }) attempts: number;
  @ApiProperty({
    example: '2026-11-21T15:04:05.000Z',
    description: 'Of a pending mail: time of the next attempt',
  })
  nextAttemptAt: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '550 5.1.1 EENVELOPE RCPT TO',
    description: "The mail server's codes",
  })
  lastError: string | null;
  @ApiProperty({ example: '2026-11-21T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T15:04:06.000Z' }) sentAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-28', description: 'The day it is about' })
  date: string | null;
  @ApiProperty({ type: String, nullable: true, example: '6:00 PM - 7:30 PM' }) time: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'M15 AAA',
    description: "Of a tryout session; null for a practice's mails, links and alerts",
  })
  teamName: string | null;
}

/** The state of all mails. */
export class OutboxStateDto {
  @ApiProperty({ example: true, description: 'Whether a mail server is set (SMTP_URL)' })
  hasMailServer: boolean;
  @ApiProperty({ example: 0 }) pending: number;
  @ApiProperty({ example: 0 }) failed: number;
}
