import { FAMILY_WIDE_KINDS, type Language, type MailKind, type MailStatus } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../../platform/database/columns.js';
import type { Family } from './family.entity.js';
import type { Registration } from '../registration.entity.js';

/**
 * One mail to a family, inserted in the transaction of the change that it reports, or one to a user of the back-office.
 * It holds neither a name nor an address: both are read when it is sent. It is removed with its registration or family;
 * one whose user is gone is dropped.
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
  @ManyToOne('families', { onDelete: 'CASCADE', onUpdate: 'NO ACTION', nullable: true })
  @JoinColumn({ name: 'familyId', foreignKeyConstraintName: 'outbox_mails_family_id' })
  family?: Relation<Family>;
  @WholeNumberColumn({ nullable: true }) registrationId: number | null;
  @ManyToOne('registrations', { onDelete: 'CASCADE', onUpdate: 'NO ACTION', nullable: true })
  @JoinColumn({ name: 'registrationId', foreignKeyConstraintName: 'outbox_mails_registration_id' })
  registration?: Relation<Registration>;
  /** The user of an alert or account mail. */
  @WholeNumberColumn({ nullable: true }) userId: number | null;
  /** Language of the mail; null: both, French first. */
  @TextColumn(2, { nullable: true }) locale: Language | null;
  @TextColumn(10) status: MailStatus;
  /** Number of started tries. */
  @WholeNumberColumn() attempts: number;
  /** During a try: the end of the lease; of a failed mail: when it failed. */
  @InstantColumn() nextAttemptAt: Date;
  /** Who has the mail, while the other guardian's is tried again; null: neither. */
  @TextColumn(6, { nullable: true }) sentTo: 'first' | 'second' | null;
  /** The mail server's last answer, without an address. */
  @TextColumn(200, { nullable: true }) lastError: string | null;
  /** Identifies the event, so that it is told once. */
  @TextColumn(80) transitionKey: string;
  /** Facts without names that no row holds any more, such as the day before a move. */
  @JsonColumn({ nullable: true }) data: MailData | null;
  @InstantColumn() createdAt: Date;
  @InstantColumn({ nullable: true }) sentAt: Date | null;
  /** Set exactly when the status is `told`. */
  @JsonColumn({ nullable: true }) told: Told | null;
}

/** The admin user who told a family by other means; the name is kept as the audit log keeps it. */
export interface Told {
  by: string;
  byId: number;
  /** An ISO instant. */
  at: string;
}

/**
 * Mails with equal keys are sent as one: those of one family that one write queued. A message and a mail
 * about no registration are sent apart.
 */
export function groupKeyOf({ id, kind, familyId, createdAt, data }: OutboxMail): string {
  if (FAMILY_WIDE_KINDS.includes(kind) || familyId === null) return `mail ${id}`;
  return `family ${familyId} at ${createdAt.toISOString()} message ${data?.messageId ?? '-'}`;
}

export interface MailData {
  /** The time before a change: the club's day and its `start - end`; and the place, if that changed too. */
  was?: { date: string; time: string; location?: string };
  /** It was cancelled and takes place after all. */
  isBack?: true;
  /** A coach's sentence to the families, in one or both languages. */
  note?: { en?: string; fr?: string };
  /** Id of the row of `messages` with the texts of a `message`. */
  messageId?: number;
  /** Content of an `alert`. */
  alert?: Alert;
  /** Content of an `account` mail. */
  account?: AccountNews;
}

/**
 * Content of a mail about an account: a link, whose token derives from `seed` and the server's secret; or a sign-in from a
 * new device, at the row's `createdAt`, with the names of browser and system as far as they are known.
 */
export type AccountNews =
  { kind: 'invitation' | 'reset'; seed: string } | { kind: 'device'; names: string[] };

/** Problems that superadmins are alerted to. */
export const ALERT_KINDS = [
  'failed-mails',
  'delayed-mails',
  'disk',
  'backup',
  'clean-up',
  'webhooks',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export interface Alert {
  kind: AlertKind;
  /** Failed or delayed mails, free megabytes, hours since the backup (null: there is none), rows to remove, or webhooks that are off. */
  amount: number | null;
}
