import { Injectable } from '@nestjs/common';
import type { Language, MailKind, MailState, MailStatus } from '@lions/domain';
import { Clock } from '../common/clock.js';
import type { Reader, Writer } from '../database/reader.js';
import { OutboxMail, type MailData } from './outbox-mail.entity.js';

/** A mail to write down. */
export interface QueuedMail {
  kind: MailKind;
  /** What it is about; a `link` mail is about the family alone. */
  registrationId?: number;
  familyId: number;
  /** The language to write in; null: both, French first. */
  locale: Language | null;
  /** Names what happened, at most 80 characters: a second mail with the same key is not written down. */
  transitionKey: string;
  data?: MailData;
}

/** In one statement: SQLite takes at most 32,766 parameters. */
const MOST_IDS = 10_000;

const STATE_OF: Record<MailStatus, MailState> = {
  sent: 'sent',
  pending: 'pending',
  failed: 'failed',
  dropped: 'none',
};

/** Where mails are written down, in the transaction of what they tell: neither can be there without the other. */
@Injectable()
export class OutboxService {
  private wake: () => void = () => undefined;

  constructor(private readonly clock: Clock) {}

  /** Who is to be told after each commit that mails are waiting. */
  whenQueued(wake: () => void): void {
    this.wake = wake;
  }

  /** Writes mails down in few statements; those whose `transitionKey` is known already are left out. */
  async queueIn(tx: Writer, mails: readonly QueuedMail[]): Promise<void> {
    if (mails.length === 0) return;
    const now = this.clock.now();
    const rows = mails.map((mail) => ({
      kind: mail.kind,
      registrationId: mail.registrationId ?? null,
      familyId: mail.familyId,
      locale: mail.locale,
      transitionKey: mail.transitionKey,
      data: mail.data ?? null,
      status: 'pending' as const,
      attempts: 0,
      nextAttemptAt: now,
      lastError: null,
      createdAt: now,
      sentAt: null,
    }));
    await tx.insertAbsent(OutboxMail, rows, 'transitionKey');
    this.wakeAfter(tx);
  }

  /** Has what is due looked for as soon as this write is committed. */
  wakeAfter(tx: Writer): void {
    tx.afterCommit(this.wake);
  }

  /** Every mail that was written down for a family, the oldest first. */
  ofFamilyIn(reader: Reader, familyId: number): Promise<OutboxMail[]> {
    return reader.find(OutboxMail, { where: { familyId }, order: { id: 'ASC' } });
  }

  /** By registration, how its last mail stands: 'none' when nobody was written to. */
  async stateOfIn(reader: Reader, registrationIds: readonly number[]): Promise<Map<number, MailState>> {
    const states = new Map<number, MailState>(registrationIds.map((id) => [id, 'none']));
    for (let from = 0; from < registrationIds.length; from += MOST_IDS) {
      const asked = registrationIds.slice(from, from + MOST_IDS);
      const mails = await reader.select<{ registrationId: number; status: MailStatus }>(
        `SELECT registrationId, status FROM outbox_mails
         WHERE registrationId IN (${asked.map(() => '?').join(', ')}) ORDER BY id`,
        asked,
      );
      for (const { registrationId, status } of mails) states.set(registrationId, STATE_OF[status]);
    }
    return states;
  }
}
