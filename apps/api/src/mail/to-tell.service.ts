import { Injectable } from '@nestjs/common';
import { civilAt, FAMILY_WIDE_KINDS, groupBy, type MessageTexts } from '@lions/domain';
import { In, IsNull, Not } from 'typeorm';
import { requireInScopeIn } from '../auth/accounts/team-scope.js';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Caller } from '../platform/common/access.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { nullable, whole } from '../platform/database/row-shape.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { OutboxService } from '../places/outbox/outbox.service.js';
import { isStillTrue, letterRowsWhereIn, messageTextsIn, type LetterRow } from './letter-facts.js';
import type { FamilyToTellDto, SetToldDto, ToTellQuery, UnsentMailDto } from './to-tell.dto.js';

/** A mail about no registration is for its reader alone, and a reminder is no news: neither is told by telephone. */
const NEWS = `m.kind NOT IN ('reminder', ${FAMILY_WIDE_KINDS.map((kind) => `'${kind}'`).join(', ')})`;
const FAILED = `m.status IN ('failed', 'told')`;
/** Without a mail server no pending mail is sent; a change that can still be undone is not told yet. */
const PENDING = `(m.status = 'pending' AND (m.attempts > 0 OR m.nextAttemptAt <= ?))`;

type Texts = ReadonlyMap<number, MessageTexts>;

/** The families that a coach tells by other means, because their mails can't be sent or failed. */
@Injectable()
export class ToTellService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
  ) {}

  /** Families, the one with the oldest mail first; only mails that are still true, told ones included. */
  list({ practiceId, sessionId, familyId }: ToTellQuery): Promise<FamilyToTellDto[]> {
    const now = this.clock.now();
    const { zone, mail } = this.configuration;
    const conditions: { sql: string; values: (string | number)[] }[] = [
      { sql: NEWS, values: [] },
      mail ? { sql: FAILED, values: [] } : { sql: `(${FAILED} OR ${PENDING})`, values: [now.toISOString()] },
      ...(practiceId === undefined ? [] : [{ sql: 'r.practiceId = ?', values: [practiceId] }]),
      ...(sessionId === undefined ? [] : [{ sql: 'r.sessionId = ?', values: [sessionId] }]),
      ...(familyId === undefined ? [] : [{ sql: 'm.familyId = ?', values: [familyId] }]),
      ...(practiceId === undefined && sessionId === undefined
        ? [{ sql: 'COALESCE(p.date, s.date) >= ?', values: [civilAt(now, zone).date] }]
        : []),
    ];
    return this.db.read(async (reader) => {
      const sql = conditions.map((condition) => condition.sql).join(' AND ');
      const values = conditions.flatMap((condition) => condition.values);
      const rows = await letterRowsWhereIn(reader, sql, values);
      const current = rows.filter((row) => row.email !== null && isStillTrue(row, now, zone));
      const texts = await this.textsIn(reader, current);
      return groupBy(current, ({ familyId }) => String(familyId)).map((family) => toFamilyDto(family, texts));
    });
  }

  /**
   * Marks mails about registrations as told, so that they are not sent any more, or takes the mark back. Sent ones and
   * other mails are unchanged. @throws AppError TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE
   */
  setTold(caller: Caller, { mailIds, isTold }: SetToldDto): Promise<void> {
    return this.db.write(async (tx) => {
      const status = isTold ? In(['pending', 'failed'] as const) : ('told' as const);
      const mails = await tx.lock(OutboxMail, { id: In(mailIds), status, registrationId: Not(IsNull()) });
      for (const teamId of await teamsIn(tx, mails)) await requireInScopeIn(tx, caller, teamId);
      for (const mail of mails) await this.markIn(tx, caller, mail, isTold);
      if (!isTold) this.outbox.wakeAfterCommitIn(tx);
    });
  }

  private async markIn(tx: Writer, caller: Caller, mail: OutboxMail, isTold: boolean): Promise<void> {
    const { userId: byId, username: by } = caller;
    const told = isTold ? { by, byId, at: this.clock.now().toISOString() } : null;
    // Only a finished try leaves an error.
    const unsent = mail.lastError === null ? 'pending' : 'failed';
    const status = isTold ? 'told' : unsent;
    await tx.update(OutboxMail, { id: mail.id }, { status, told });
    await this.audit.recordIn(tx, caller, {
      action: isTold ? 'mail.tell' : 'mail.untell',
      subjectId: mail.id,
      before: { status: mail.status },
      after: { status },
    });
  }

  private async textsIn(reader: Reader, rows: readonly LetterRow[]): Promise<Texts> {
    const texts = new Map<number, MessageTexts>();
    for (const row of rows) {
      const id = row.data?.messageId;
      if (id === undefined || texts.has(id)) continue;
      const message = await messageTextsIn(reader, row);
      if (message) texts.set(id, message);
    }
    return texts;
  }
}

/** The teams of the tryout sessions that the mails are about; null: practices. */
async function teamsIn(reader: Reader, mails: readonly OutboxMail[]): Promise<(number | null)[]> {
  const ids = mails.flatMap(({ registrationId }) => registrationId ?? []);
  const teams = await reader.select(
    `SELECT DISTINCT s.teamId FROM registrations r LEFT JOIN tryout_sessions s ON s.id = r.sessionId
     WHERE r.id IN (${['0', ...ids.map(() => '?')].join(', ')})`,
    ids,
    { teamId: nullable(whole) },
  );
  return teams.map(({ teamId }) => teamId);
}

function toFamilyDto(rows: readonly LetterRow[], texts: Texts): FamilyToTellDto {
  const [first] = rows as [LetterRow];
  const distinct = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
  return {
    familyId: first.familyId ?? 0,
    email: first.email ?? '',
    parentNames: distinct(rows.map(({ parentName }) => parentName)),
    phones: distinct(rows.map(({ parentPhone }) => parentPhone)),
    mails: rows.map((row) => toUnsentMailDto(row, texts)),
  };
}

function toUnsentMailDto(row: LetterRow, texts: Texts): UnsentMailDto {
  return {
    id: row.id,
    kind: row.kind,
    status: row.mailStatus,
    playerName: row.playerName ?? '',
    date: row.date ?? '',
    time: row.time ?? '',
    teamId: row.teamId,
    teamName: row.team,
    was: row.data?.was ?? null,
    isBack: row.data?.isBack ?? false,
    message: texts.get(row.data?.messageId ?? 0) ?? null,
    told: row.told && { by: row.told.by, at: row.told.at },
  };
}
