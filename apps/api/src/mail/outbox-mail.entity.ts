import type { Language, MailKind, MailStatus } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';
import { Family } from '../families/family.entity.js';
import { Registration } from '../registrations/registration.entity.js';

/**
 * One mail to a family, written down in the transaction of what it tells. It holds neither a name nor an address:
 * both are read when it is sent, and it goes with the registration or the family that it is about.
 */
@Entity('outbox_mails')
@Index('outbox_mails_due', ['status', 'nextAttemptAt'])
@Index('outbox_mails_transition', ['transitionKey'], { unique: true })
@Index('outbox_mails_registration', ['registrationId'])
@Index('outbox_mails_family', ['familyId'])
export class OutboxMail {
  @IdColumn() id: number;
  @TextColumn(20) kind: MailKind;
  @WholeNumberColumn({ nullable: true }) familyId: number | null;
  @ManyToOne(() => Family, { onDelete: 'CASCADE', onUpdate: 'NO ACTION', nullable: true })
  @JoinColumn({ name: 'familyId', foreignKeyConstraintName: 'outbox_mails_family_id' })
  family?: Relation<Family>;
  @WholeNumberColumn({ nullable: true }) registrationId: number | null;
  @ManyToOne(() => Registration, { onDelete: 'CASCADE', onUpdate: 'NO ACTION', nullable: true })
  @JoinColumn({ name: 'registrationId', foreignKeyConstraintName: 'outbox_mails_registration_id' })
  registration?: Relation<Registration>;
  /** The language to write in; null: both, French first. */
  @TextColumn(2, { nullable: true }) locale: Language | null;
  @TextColumn(10) status: MailStatus;
  /** How often sending was begun. */
  @WholeNumberColumn() attempts: number;
  /** While somebody sends it: until when nobody else may. */
  @InstantColumn() nextAttemptAt: Date;
  /** What the mail server said last, without an address. */
  @TextColumn(200, { nullable: true }) lastError: string | null;
  /** What happened, so that it is told once. */
  @TextColumn(80) transitionKey: string;
  /** Facts without names that no row holds any more, such as the day before a move. */
  @JsonColumn({ nullable: true }) data: MailData | null;
  @InstantColumn() createdAt: Date;
  @InstantColumn({ nullable: true }) sentAt: Date | null;
}

/** Facts of a mail that no row holds any more. */
export interface MailData {
  /** When it was before a change, the club's day and its `start - end`; and where, if that is another place now. */
  was?: { date: string; time: string; location?: string };
  /** It had been called off, and takes place after all. */
  isBack?: true;
}
