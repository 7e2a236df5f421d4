import { Injectable } from '@nestjs/common';
import type { MailKind, MailStatus } from '@lions/domain';
import { AuditService } from '../audit/audit.service.js';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { MailSender } from './mail-sender.js';
import { OutboxMail } from './outbox-mail.entity.js';
import type { OutboxMailDto, OutboxQuery, OutboxStateDto } from './outbox.dto.js';
import { OutboxService } from './outbox.service.js';

/** A row as it is stored: instants are ISO text already. */
interface ListedMail {
  id: number;
  kind: MailKind;
  status: MailStatus;
  attempts: number;
  nextAttemptAt: string;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  email: string | null;
  date: string | null;
  time: string | null;
  teamName: string | null;
}

/** What a mail is about is read by SQL: mails are below every module that has something to tell. */
const SELECT = `SELECT m.id, m.kind, m.status, m.attempts, m.nextAttemptAt, m.lastError, m.createdAt, m.sentAt,
  f.email, COALESCE(p.date, s.date) AS date, COALESCE(p.time, s.time) AS time, t.name AS teamName
  FROM outbox_mails m LEFT JOIN families f ON f.id = m.familyId
  LEFT JOIN registrations r ON r.id = m.registrationId
  LEFT JOIN practices p ON p.id = r.practiceId
  LEFT JOIN tryout_sessions s ON s.id = r.sessionId LEFT JOIN teams t ON t.id = s.teamId`;

/** The outbox as superadmins see it. */
@Injectable()
export class OutboxList {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly sender: MailSender,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /** The newest first; `cursor` is the id after which to go on. */
  list({ status, cursor }: OutboxQuery, limit: number): Promise<OutboxMailDto[]> {
    const conditions = [
      ...(status === undefined ? [] : [{ sql: 'm.status = ?', value: status }]),
      ...(cursor === undefined ? [] : [{ sql: 'm.id < ?', value: cursor }]),
    ];
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`;
    return this.db.read(async (reader) => {
      const values = conditions.map(({ value }) => value);
      const sql = `${SELECT} ${where} ORDER BY m.id DESC LIMIT ?`;
      return (await reader.select<ListedMail>(sql, [...values, limit])).map(toOutboxMailDto);
    });
  }

  state(): Promise<OutboxStateDto> {
    return this.db.read(async (reader) => ({
      hasMailServer: this.sender.hasServer,
      pending: await reader.count(OutboxMail, { status: 'pending' }),
      failed: await reader.count(OutboxMail, { status: 'failed' }),
    }));
  }

  /**
   * Has a mail that failed, or that waits for its next try, tried at once and ten times again. One that is being
   * sent at this moment stays as it is. @throws AppError MAIL_NOT_FOUND, MAIL_SETTLED
   */
  retry(caller: Caller, id: number): Promise<OutboxMailDto> {
    return this.db.write(async (tx) => {
      const [mail] = await tx.lock(OutboxMail, { id });
      if (!mail) throw new AppError('MAIL_NOT_FOUND');
      if (mail.status === 'sent' || mail.status === 'dropped') throw new AppError('MAIL_SETTLED');
      // Only a try that is over has left a reason.
      if (mail.lastError !== null) await this.renewIn(tx, caller, mail);
      return this.findIn(tx, id);
    });
  }

  private async renewIn(tx: Writer, caller: Caller, { id, status }: OutboxMail): Promise<void> {
    await tx.update(OutboxMail, { id }, { status: 'pending', attempts: 0, nextAttemptAt: this.clock.now() });
    await this.audit.recordIn(tx, caller, {
      action: 'mail.retry',
      subjectId: id,
      before: { status },
      after: { status: 'pending' },
    });
    this.outbox.wakeAfter(tx);
  }

  private async findIn(reader: Reader, id: number): Promise<OutboxMailDto> {
    const [row] = await reader.select<ListedMail>(`${SELECT} WHERE m.id = ?`, [id]);
    if (!row) throw new AppError('MAIL_NOT_FOUND');
    return toOutboxMailDto(row);
  }
}

function toOutboxMailDto({ email, ...mail }: ListedMail): OutboxMailDto {
  return { ...mail, to: email };
}
