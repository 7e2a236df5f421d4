import { Injectable } from '@nestjs/common';
import {
  MAIL_KINDS,
  MAIL_STATUSES,
  type Language,
  type MailKind,
  type MailState,
  type MailStatus,
} from '@lions/domain';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { inBatches, placeholders } from '../../platform/database/inserting.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { oneOf, whole } from '../../platform/database/row-shape.js';
import { OutboxMail, type MailData, type Told } from './outbox-mail.entity.js';

/**
 * Minutes until the next try, by the number of tries; after the twelfth, 26 hours after the first, the mail has failed.
 * The sending limit of a mail provider lasts 24 hours.
 */
export const MAIL_WAITS = [1, 2, 5, 12, 20, 40, 100, 300, 360, 360, 360];

/** A mail to queue. */
export interface QueuedMail {
  kind: MailKind;
  /** The registration; a `link` mail has only the family. */
  registrationId?: number;
  /** Null for a mail to a user of the back-office. */
  familyId: number | null;
  userId?: number;
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
  async queueIn(
    tx: Writer,
    mails: readonly QueuedMail[],
    now: Date = tx.recorded?.at ?? this.clock.now(),
  ): Promise<void> {
    if (mails.length === 0) return;
    const { mailsDueAt = now, note } = tx.recorded ?? {};
    if (tx.recorded) {
      tx.recorded.mailKeys.push(...mails.map(({ transitionKey }) => transitionKey));
      await this.holdIn(tx, mails, mailsDueAt);
    }
    const rows = mails.map((mail) => ({
      kind: mail.kind,
      registrationId: mail.registrationId ?? null,
      familyId: mail.familyId,
      userId: mail.userId ?? null,
      locale: mail.locale,
      transitionKey: mail.transitionKey,
      data: note ? { ...mail.data, note } : (mail.data ?? null),
      status: 'pending' as const,
      attempts: 0,
      nextAttemptAt: mailsDueAt,
      sentTo: null,
      lastError: null,
      createdAt: now,
      sentAt: null,
      told: null,
    }));
    await tx.insertAbsent(OutboxMail, rows, 'transitionKey');
    this.wakeAfterCommitIn(tx);
  }

  /**
   * Lets earlier mails about the same registrations wait as long: a mail is written from the current rows, and must
   * not tell what may still be undone.
   */
  private async holdIn(tx: Writer, mails: readonly QueuedMail[], until: Date): Promise<void> {
    const due = until.toISOString();
    for (const ids of inBatches(mails.flatMap(({ registrationId }) => registrationId ?? [])))
      await tx.execute(
        `UPDATE outbox_mails SET nextAttemptAt = ?
         WHERE status = 'pending' AND nextAttemptAt < ? AND registrationId IN (${placeholders(ids)})`,
        [due, due, ...ids],
        OutboxMail,
      );
  }

  /** Wakes the worker after this write is committed. */
  wakeAfterCommitIn(tx: Writer): void {
    tx.afterCommit(this.wake);
  }

  /** Removes mails that wait, all or none; false when one of them was sent or is being sent. */
  async withdrawIn(tx: Writer, transitionKeys: readonly string[]): Promise<boolean> {
    for (const keys of inBatches(transitionKeys)) {
      const mails = await tx.lock(OutboxMail, { transitionKey: In(keys) });
      if (mails.some(({ attempts, status }) => attempts > 0 || status !== 'pending')) return false;
      await tx.delete(OutboxMail, { transitionKey: In(keys) });
    }
    return true;
  }

  /** Locks mails about registrations that can be marked as told, or with false those that are. */
  tellableIn(tx: Writer, ids: readonly number[], isTold: boolean): Promise<OutboxMail[]> {
    const status = isTold ? In(['pending', 'failed'] as const) : ('told' as const);
    return tx.lock(OutboxMail, { id: In(ids), status, registrationId: Not(IsNull()) });
  }

  /** Marks a mail as told, or with null takes the mark back; returns its status. */
  async setToldIn(tx: Writer, { id, lastError }: OutboxMail, told: Told | null): Promise<MailStatus> {
    // Only a finished try leaves an error.
    const unsent = lastError === null ? 'pending' : 'failed';
    const status = told ? 'told' : unsent;
    await tx.update(OutboxMail, { id }, { status, told });
    return status;
  }

  /** Whether a mail of that kind was queued for a family after that instant. */
  async hasQueuedIn(reader: Reader, kind: MailKind, familyId: number, after: Date): Promise<boolean> {
    return (await reader.count(OutboxMail, { kind, familyId, createdAt: MoreThan(after) })) > 0;
  }

  /** Every mail of a family, oldest first. */
  ofFamilyIn(reader: Reader, familyId: number): Promise<OutboxMail[]> {
    return reader.find(OutboxMail, { where: { familyId }, order: { id: 'ASC' } });
  }

  /**
   * The registrations whose families know of a free place: the last mail about it, with a key that begins with `prefix`,
   * said so.
   */
  async toldOffersIn(
    reader: Reader,
    prefix: string,
    registrationIds: readonly number[],
  ): Promise<Set<number>> {
    const told = new Set<number>();
    for (const asked of inBatches(registrationIds)) {
      const mails = await reader.select(
        `SELECT registrationId, kind FROM outbox_mails WHERE kind IN ('offered', 'offer-over') AND status <> 'dropped'
         AND transitionKey LIKE ? AND registrationId IN (${placeholders(asked)}) ORDER BY id`,
        [`${prefix}%`, ...asked],
        { registrationId: whole, kind: oneOf(MAIL_KINDS) },
      );
      for (const { registrationId, kind } of mails)
        if (kind === 'offered') told.add(registrationId);
        else told.delete(registrationId);
    }
    return told;
  }

  /** The state of the last mail, by registration; 'none' without one. */
  async stateOfIn(reader: Reader, registrationIds: readonly number[]): Promise<Map<number, MailState>> {
    const states = new Map<number, MailState>(registrationIds.map((id) => [id, 'none']));
    for (const asked of inBatches(registrationIds)) {
      const mails = await reader.select(
        `SELECT registrationId, status FROM outbox_mails
         WHERE registrationId IN (${placeholders(asked)}) ORDER BY id`,
        asked,
        { registrationId: whole, status: oneOf(MAIL_STATUSES) },
      );
      for (const { registrationId, status } of mails) states.set(registrationId, STATE_OF[status]);
    }
    return states;
  }
}
