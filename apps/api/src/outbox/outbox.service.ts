import { Injectable } from '@nestjs/common';
import { MAIL_STATUSES, type Language, type MailKind, type MailState, type MailStatus } from '@lions/domain';
import { Clock } from '../common/clock.js';
import { inBatches, type Reader, type Writer } from '../database/reader.js';
import { oneOf, whole } from '../database/row-shape.js';
import { OutboxMail, type MailData } from './outbox-mail.entity.js';

/** A mail to queue. */
export interface QueuedMail {
  kind: MailKind;
  /** The registration; a `link` mail has only the family. */
  registrationId?: number;
  familyId: number;
  /** Language of the mail; null: both, French first. */
  locale: Language | null;
  /** Identifies the event in at most 80 characters: a second mail with the same key is not queued. */
  transitionKey: string;
  data?: MailData;
}

const STATE_OF: Record<MailStatus, MailState> = {
  sent: 'sent',
  pending: 'pending',
  failed: 'failed',
  told: 'told',
  dropped: 'none',
};

/** Queues mails in the transaction of the change that they report: neither can exist without the other. */
@Injectable()
export class OutboxService {
  private wake: () => void = () => undefined;

  constructor(private readonly clock: Clock) {}

  /** Registers the callback that runs after each commit with new mails. */
  whenQueued(wake: () => void): void {
    this.wake = wake;
  }

  /** Queues mails in few statements; those with a known `transitionKey` are left out. */
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
      told: null,
    }));
    await tx.insertAbsent(OutboxMail, rows, 'transitionKey');
    this.wakeAfterCommitIn(tx);
  }

  /** Wakes the worker after this write is committed. */
  wakeAfterCommitIn(tx: Writer): void {
    tx.afterCommit(this.wake);
  }

  /** Every mail of a family, oldest first. */
  ofFamilyIn(reader: Reader, familyId: number): Promise<OutboxMail[]> {
    return reader.find(OutboxMail, { where: { familyId }, order: { id: 'ASC' } });
  }

  /** The state of the last mail, by registration; 'none' without one. */
  async stateOfIn(reader: Reader, registrationIds: readonly number[]): Promise<Map<number, MailState>> {
    const states = new Map<number, MailState>(registrationIds.map((id) => [id, 'none']));
    for (const asked of inBatches(registrationIds)) {
      const mails = await reader.select(
        `SELECT registrationId, status FROM outbox_mails
         WHERE registrationId IN (${asked.map(() => '?').join(', ')}) ORDER BY id`,
        asked,
        { registrationId: whole, status: oneOf(MAIL_STATUSES) },
      );
      for (const { registrationId, status } of mails) states.set(registrationId, STATE_OF[status]);
    }
    return states;
  }
}
