import { Injectable } from '@nestjs/common';
import {
  civilAt,
  FAMILY_WIDE_KINDS,
  groupBy,
  isInScope,
  type ChangeScope,
  type MessageTexts,
} from '@lions/domain';
import { requireInScopeIn } from '../../auth/accounts/team-scope.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { nullable, whole } from '../../platform/database/row-shape.js';
import type { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { OutboxService } from '../../places/outbox/outbox.service.js';
import {
  isReturn,
  isStillTrue,
  mailRowsWhereIn,
  messageTextsIn,
  type MailRow,
} from '../../mail/mail-facts.js';
import { newsText } from '../../mail/mail-part.js';
import { CoachChanges } from '../../undo/coach-changes.service.js';
import { withoutNote } from '../../undo/editing.js';
import type { FamilyToTellDto, NewsDto, SetToldDto, ToTellQuery, UnsentMailDto } from './to-tell.dto.js';

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
    private readonly changes: CoachChanges,
  ) {}

  /**
   * Families, the one with the oldest mail first; only mails that are still true, told ones included.
   * @param scope only what its coach may change; without one, everything
   */
  list(query: ToTellQuery, scope?: ChangeScope): Promise<FamilyToTellDto[]> {
    return this.db.read(async (reader) => {
      const rows = await this.rowsIn(reader, query, scope);
      return groupBy(rows, ({ familyId }) => String(familyId)).map(toFamilyDto);
    });
  }

  /** News that families were not told yet, by kind, the oldest first; each message is a kind of its own. */
  news(query: ToTellQuery, scope: ChangeScope): Promise<NewsDto[]> {
    return this.db.read(async (reader) => {
      const rows = (await this.rowsIn(reader, query, scope)).filter(({ told }) => told === null);
      const texts = await this.textsIn(reader, rows);
      return groupBy(rows, newsKeyOf).map((news) => toNewsDto(news, texts));
    });
  }

  private async rowsIn(
    reader: Reader,
    { practiceId, sessionId, familyId }: ToTellQuery,
    scope: ChangeScope | undefined,
  ): Promise<MailRow[]> {
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
    const sql = conditions.map((condition) => condition.sql).join(' AND ');
    const values = conditions.flatMap((condition) => condition.values);
    const rows = await mailRowsWhereIn(reader, sql, values);
    return rows.filter(
      (row) => row.email !== null && isStillTrue(row, now, zone) && (!scope || isInScope(scope, row.teamId)),
    );
  }

  /**
   * Marks mails about registrations as told, so that they are not sent any more, or takes the mark back; a mark can be
   * undone as other changes. Sent ones and other mails are unchanged. @throws AppError TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE
   */
  setTold(caller: Caller, { mailIds, isTold }: SetToldDto): Promise<void> {
    const mark = async (tx: Writer) => {
      const mails = await this.outbox.tellableIn(tx, mailIds, isTold);
      for (const teamId of await teamsIn(tx, mails)) await requireInScopeIn(tx, caller, teamId);
      for (const mail of mails) await this.markIn(tx, caller, mail, isTold);
      if (!isTold) this.outbox.wakeAfterCommitIn(tx);
    };
    return isTold ? this.changes.write(withoutNote(caller), mark) : this.db.write(mark);
  }

  private async markIn(tx: Writer, caller: Caller, mail: OutboxMail, isTold: boolean): Promise<void> {
    const { userId: byId, username: by } = caller;
    const told = isTold ? { by, byId, at: this.clock.now().toISOString() } : null;
    const status = await this.outbox.setToldIn(tx, mail, told);
    await this.audit.recordIn(tx, caller, {
      action: isTold ? 'mail.tell' : 'mail.untell',
      subjectId: mail.id,
      before: { status: mail.status },
      after: { status },
    });
  }

  private async textsIn(reader: Reader, rows: readonly MailRow[]): Promise<Texts> {
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

const newsKeyOf = (row: MailRow) =>
  JSON.stringify([row.kind, isMoved(row), isReturn(row), row.data?.messageId]);

const isMoved = ({ data }: MailRow) => data?.was !== undefined;

function toNewsDto(rows: readonly MailRow[], texts: Texts): NewsDto {
  const [first] = rows as [MailRow];
  const message = texts.get(first.data?.messageId ?? 0);
  return {
    kind: first.kind,
    isMoved: isMoved(first),
    isBack: isReturn(first),
    mailIds: rows.map(({ id }) => id),
    texts: { en: newsText(rows, 'en', message), fr: newsText(rows, 'fr', message) },
  };
}

function toFamilyDto(rows: readonly MailRow[]): FamilyToTellDto {
  const [first] = rows as [MailRow];
  const distinct = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
  return {
    familyId: first.familyId ?? 0,
    email: first.email ?? '',
    parentNames: distinct(rows.map(({ parentName }) => parentName)),
    phones: distinct(rows.map(({ parentPhone }) => parentPhone)),
    mails: rows.map(toUnsentMailDto),
  };
}

function toUnsentMailDto(row: MailRow): UnsentMailDto {
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
    told: row.told && { by: row.told.by, at: row.told.at },
  };
}
