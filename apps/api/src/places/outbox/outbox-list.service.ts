import { Injectable } from '@nestjs/common';
import { MAIL_KINDS, MAIL_STATUSES } from '@lions/domain';
import { In, IsNull, Not } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Actor } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { nullable, oneOf, text, whole, type RowOf } from '../../platform/database/row-shape.js';
import { groupKeyOf, OutboxMail } from './outbox-mail.entity.js';
import type { OutboxMailDto, OutboxQuery, OutboxStateDto } from './outbox.dto.js';
import { OutboxService } from './outbox.service.js';

/** A stored row, with instants as ISO text. */
const LISTED_MAIL = {
  id: whole,
  kind: oneOf(MAIL_KINDS),
  status: oneOf(MAIL_STATUSES),
  attempts: whole,
  nextAttemptAt: text,
  lastError: nullable(text),
  createdAt: text,
  sentAt: nullable(text),
  email: nullable(text),
  date: nullable(text),
  time: nullable(text),
  teamName: nullable(text),
};

/** The subject of a mail is read by SQL: every module that sends mails imports this one. */
const SELECT = `SELECT m.id, m.kind, m.status, m.attempts, m.nextAttemptAt, m.lastError, m.createdAt, m.sentAt,
  COALESCE(f.email, u.email) AS email, COALESCE(p.date, s.date) AS date, COALESCE(p.time, s.time) AS time, t.name AS teamName
  FROM outbox_mails m LEFT JOIN families f ON f.id = m.familyId
  LEFT JOIN admin_users u ON u.id = m.userId
  LEFT JOIN registrations r ON r.id = m.registrationId
  LEFT JOIN practices p ON p.id = r.practiceId
  LEFT JOIN tryout_sessions s ON s.id = r.sessionId LEFT JOIN teams t ON t.id = s.teamId`;

/** The outbox for superadmins. */
@Injectable()
export class OutboxList {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /** Newest first; `cursor` is the id of the last mail seen. */
  list({ status, cursor }: OutboxQuery, limit: number): Promise<OutboxMailDto[]> {
    const conditions = [
      ...(status === undefined ? [] : [{ sql: 'm.status = ?', value: status }]),
      ...(cursor === undefined ? [] : [{ sql: 'm.id < ?', value: cursor }]),
    ];
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`;
    return this.db.read(async (reader) => {
      const values = conditions.map(({ value }) => value);
      const sql = `${SELECT} ${where} ORDER BY m.id DESC LIMIT ?`;
      return (await reader.select(sql, [...values, limit], LISTED_MAIL)).map(toOutboxMailDto);
    });
  }

  state(): Promise<OutboxStateDto> {
    return this.db.read(async (reader) => ({
      hasMailServer: this.configuration.mail !== undefined,
      pending: await reader.count(OutboxMail, { status: 'pending' }),
      failed: await reader.count(OutboxMail, { status: 'failed' }),
    }));
  }

  /**
   * Retries a mail that failed or that waits for its next try, with those of its group, now and from its first try on. A
   * mail that is being sent is unchanged. @throws AppError MAIL_NOT_FOUND, MAIL_SETTLED
   */
  retry(caller: Actor, id: number): Promise<OutboxMailDto> {
    return this.db.write(async (tx) => {
      const [mail] = await tx.lock(OutboxMail, { id });
      if (!mail) throw new AppError('MAIL_NOT_FOUND');
      if (mail.status !== 'pending' && mail.status !== 'failed') throw new AppError('MAIL_SETTLED');
      // Only a finished try leaves an error.
      if (mail.lastError !== null)
        for (const each of await this.ofGroupIn(tx, mail)) await this.renewIn(tx, caller, each);
      return this.findIn(tx, id);
    });
  }

  private async ofGroupIn(tx: Writer, mail: OutboxMail): Promise<OutboxMail[]> {
    const { familyId, createdAt } = mail;
    if (familyId === null) return [mail];
    const unsent = {
      familyId,
      createdAt,
      status: In(['pending', 'failed'] as const),
      lastError: Not(IsNull()),
    };
    const mails = await tx.lock(OutboxMail, unsent);
    return mails.filter((each) => groupKeyOf(each) === groupKeyOf(mail));
  }

  private async renewIn(tx: Writer, caller: Actor, { id, status }: OutboxMail): Promise<void> {
    await tx.update(OutboxMail, { id }, { status: 'pending', attempts: 0, nextAttemptAt: this.clock.now() });
    await this.audit.recordIn(tx, caller, {
      action: 'mail.retry',
      subjectId: id,
      before: { status },
      after: { status: 'pending' },
    });
    this.outbox.wakeAfterCommitIn(tx);
  }

  private async findIn(reader: Reader, id: number): Promise<OutboxMailDto> {
    const [row] = await reader.select(`${SELECT} WHERE m.id = ?`, [id], LISTED_MAIL);
    if (!row) throw new AppError('MAIL_NOT_FOUND');
    return toOutboxMailDto(row);
  }
}

function toOutboxMailDto({ email, ...mail }: RowOf<typeof LISTED_MAIL>): OutboxMailDto {
  return { ...mail, to: email };
}
