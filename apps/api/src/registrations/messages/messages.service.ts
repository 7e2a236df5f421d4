import { Injectable } from '@nestjs/common';
import { isWritten, LANGUAGES, MAIL_STATUSES, withoutDomain } from '@lions/domain';
import { requireInScopeIn } from '../../auth/accounts/team-scope.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { randomToken, sha256 } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { oneOf, whole } from '../../platform/database/row-shape.js';
import { blockText } from '../../mail/mail-html.js';
import { languagesOf, messagePart } from '../../mail/mail-part.js';
import { OutboxService } from '../../places/outbox/outbox.service.js';
import { CoachChanges } from '../../undo/coach-changes.service.js';
import { withoutNote } from '../../undo/editing.js';
import { Message } from './message.entity.js';
import {
  recipientsIn,
  targetOf,
  TARGETS,
  teamOfTargetIn,
  type MessageTarget,
  type Recipient,
} from './message-recipients.js';
import type {
  MessageDraftDto,
  MessageDto,
  MessageLetterDto,
  MessagePreviewDto,
  MessagesQuery,
} from './messages.dto.js';

const MAILS = { status: oneOf(MAIL_STATUSES), families: whole };

/** Messages of coaches to families: mails in the outbox, one per family. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
    private readonly changes: CoachChanges,
  ) {}

  /** Newest first. @throws AppError VALIDATION_FAILED */
  list(query: MessagesQuery): Promise<MessageDto[]> {
    const { column, id } = targetOf(query);
    return this.db.read(async (reader) => {
      const messages = await reader.find(Message, { where: { [column]: id }, order: { id: 'DESC' } });
      const dtos: MessageDto[] = [];
      for (const message of messages) dtos.push(await this.toDtoIn(reader, message));
      return dtos;
    });
  }

  /** Who would get the message, and their mails. An incomplete text is shown too. */
  preview(draft: MessageDraftDto): Promise<MessagePreviewDto> {
    const target = targetOf(draft);
    return this.db.read(async (reader) => {
      await teamOfTargetIn(reader, target);
      const families = await this.recipientsIn(reader, target, draft);
      const players = new Set(families.flat().map(({ familyId, playerName }) => `${familyId} ${playerName}`));
      return {
        players: players.size,
        recipients: families.map((family) => ({
          email: family[0]?.email ?? '',
          players: [...new Set(family.map(({ playerName }) => playerName))],
          languages: languagesOf(family),
        })),
        letters: previewsOf(draft, families),
      };
    });
  }

  /**
   * Queues one mail per registration; those of a family are sent as one, unless it is undone before. A repetition with
   * the same key sends nothing. @throws AppError MESSAGE_INCOMPLETE, TEAM_OUT_OF_SCOPE, PRACTICES_OUT_OF_SCOPE,
   * MESSAGE_REACHES_NONE, IDEMPOTENCY_KEY_REUSED
   */
  send(caller: Caller, draft: MessageDraftDto, key = randomToken()): Promise<MessageDto> {
    if (!isWritten(draft)) throw new AppError('MESSAGE_INCOMPLETE');
    const target = targetOf(draft);
    return this.changes.write(withoutNote(caller), async (tx) => {
      await requireInScopeIn(tx, caller, await teamOfTargetIn(tx, target));
      const keyHash = sha256(key);
      // The row of the key is locked: a second press waits here for the first.
      await tx.insertAbsent(Message, [this.rowOf(caller, draft, keyHash)], 'keyHash');
      const [message] = await tx.lock(Message, { keyHash });
      if (!message || !isSame(message, draft)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      if (message.families > 0) return this.toDtoIn(tx, message);
      message.families = await this.queueIn(tx, message, await this.recipientsIn(tx, target, draft));
      await tx.update(Message, { id: message.id }, { families: message.families });
      tx.recorded?.created.push({ table: 'messages', id: message.id });
      await this.audit.recordIn(tx, caller, {
        action: 'message.send',
        subjectId: message.id,
        after: { families: message.families },
      });
      return this.toDtoIn(tx, message);
    });
  }

  private recipientsIn(
    reader: Reader,
    target: MessageTarget,
    { audience }: MessageDraftDto,
  ): Promise<Recipient[][]> {
    return recipientsIn(reader, target, audience, {
      now: this.clock.now(),
      zone: this.configuration.zone,
    });
  }

  /** The number of families. */
  private async queueIn(tx: Writer, { id }: Message, families: Recipient[][]): Promise<number> {
    if (families.length === 0) throw new AppError('MESSAGE_REACHES_NONE');
    const mails = families.flat().map(({ registrationId, familyId, locale }) => ({
      kind: 'message' as const,
      registrationId,
      familyId,
      locale,
      transitionKey: `${keyStart(id)}${registrationId}`,
      data: { messageId: id },
    }));
    await this.outbox.queueIn(tx, mails);
    return families.length;
  }

  private rowOf(caller: Caller, draft: MessageDraftDto, keyHash: string): Omit<Message, 'id'> {
    const { practiceId = null, sessionId = null, teamId = null, ...texts } = draft;
    const target = { practiceId, sessionId, teamId };
    const { userId: sentById, username: sentBy } = caller;
    return { ...texts, ...target, sentById, sentBy, families: 0, keyHash, createdAt: this.clock.now() };
  }

  private async toDtoIn(reader: Reader, message: Message): Promise<MessageDto> {
    const { id, audience, subjectEn, textEn, subjectFr, textFr, sentBy, createdAt, families } = message;
    const rows = await reader.select(
      `SELECT status, COUNT(DISTINCT familyId) AS families FROM outbox_mails WHERE transitionKey LIKE ? GROUP BY status`,
      [`${keyStart(id)}%`],
      MAILS,
    );
    const mails = { sent: 0, pending: 0, failed: 0, told: 0, dropped: 0 };
    for (const row of rows) mails[row.status] = row.families;
    const texts = { subjectEn, textEn, subjectFr, textFr };
    return { id, audience, ...texts, sentBy, sentAt: createdAt.toISOString(), families, mails };
  }
}

/** The beginning of the transition keys of a message's mails. */
const keyStart = (id: number) => `message-${id}-`;

const isSame = (message: Message, draft: MessageDraftDto): boolean =>
  TARGETS.every((target) => message[target] === (draft[target] ?? null)) &&
  (['audience', 'subjectEn', 'textEn', 'subjectFr', 'textFr'] as const).every(
    (field) => message[field] === draft[field],
  );

/** For each language, the mail of the first family that gets one in it. */
function previewsOf(draft: MessageDraftDto, families: readonly Recipient[][]): MessageLetterDto[] {
  return LANGUAGES.flatMap((language) => {
    const family = families.find((rows) => languagesOf(rows).includes(language));
    if (!family) return [];
    const facts = family.map((row) => ({
      ...row,
      kind: 'message' as const,
      data: null,
      position: undefined,
      playerName: withoutDomain(row.playerName),
    }));
    const { subject, blocks } = messagePart(draft, facts, language);
    return [{ language, subject, text: blocks.map(blockText).join('\n\n') }];
  });
}
