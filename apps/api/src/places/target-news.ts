import { Injectable, Module } from '@nestjs/common';
import { sessionSpan, type MailKind } from '@lions/domain';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Writer } from '../platform/database/reader.js';
import { text, whole } from '../platform/database/row-shape.js';
import type { MailData } from './outbox/outbox-mail.entity.js';
import { OutboxModule } from './outbox/outbox.controller.js';
import { OutboxService, type QueuedMail } from './outbox/outbox.service.js';
import { PlacesModule } from './places.module.js';
import { PlacesService } from './places.service.js';
import type { Registration } from './registration.entity.js';
import { columnOf, type PracticeColumns, type SessionColumns, type TargetRef } from './target.js';

interface News {
  kind: Extract<MailKind, 'changed' | 'practice-cancelled'>;
  data?: MailData;
}

interface Versioned {
  id: number;
  version: number;
}
type PracticeRow = Pick<PracticeColumns, 'date' | 'time' | 'cancelledAt'>;
interface SessionRow extends PracticeRow, Pick<SessionColumns, 'isActive'> {
  location: string;
  deletedAt: Date | null;
}

/** A practice or tryout session, as far as a change of it is news. */
interface Told {
  date: string;
  time: string;
  /** Location of a session; practices have one fixed location. */
  location?: string;
  /** Takes place: not cancelled, switched off or deleted. */
  isOn: boolean;
}

const SESSION = { id: whole, date: text, time: text };

/** News for families about a practice or tryout session itself: other day, time or place, called off, brought back. */
@Injectable()
export class TargetNews {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly places: PlacesService,
    private readonly outbox: OutboxService,
  ) {}

  /** `before` is how the practice was. */
  tellOfPracticeIn(tx: Writer, before: PracticeRow, practice: PracticeRow & Versioned): Promise<void> {
    const ref = { kind: 'practice', id: practice.id } as const;
    return this.tellIn(tx, ref, practice.version, ofPractice(before), ofPractice(practice));
  }

  /** `before` is how the session was. */
  tellOfSessionIn(tx: Writer, before: SessionRow, session: SessionRow & Versioned): Promise<void> {
    const ref = { kind: 'session', id: session.id } as const;
    return this.tellIn(tx, ref, session.version, ofSession(before), ofSession(session));
  }

  /**
   * A team that is deleted or restored takes its sessions along. The write has locked the team's row, so no family
   * registers for one of them meanwhile.
   */
  async tellOfTeamIn(
    tx: Writer,
    { id, version, deletedAt }: Versioned & { deletedAt: Date | null },
  ): Promise<void> {
    const sessions = await tx.select(
      `SELECT id, date, time FROM tryout_sessions
       WHERE teamId = ? AND isActive = 1 AND cancelledAt IS NULL AND deletedAt IS NULL ORDER BY id`,
      [id],
      SESSION,
    );
    const ahead = sessions.filter((session) => this.isAhead(session));
    const news: News =
      deletedAt === null ? { kind: 'changed', data: { isBack: true } } : { kind: 'practice-cancelled' };
    const refs = ahead.map((session) => ({ kind: 'session', id: session.id }) as const);
    await this.queueIn(tx, refs, news, `team-${id}-version-${version}`);
  }

  /** Writes to the families that have a place or wait for one, unless the target was and is over. */
  private async tellIn(
    tx: Writer,
    ref: TargetRef,
    version: number,
    before: Told,
    after: Told,
  ): Promise<void> {
    const news = newsOf(before, after);
    if (!news || !(this.isAhead(before) || this.isAhead(after))) return;
    // A family that said "still coming" said so of the former time and place.
    if (news.data?.was)
      await tx.update<Registration>('registrations', { [columnOf(ref)]: ref.id }, { confirmedAt: null });
    await this.queueIn(tx, [ref], news, `${ref.kind}-${ref.id}-version-${version}`);
  }

  private async queueIn(
    tx: Writer,
    refs: readonly TargetRef[],
    news: News,
    transition: string,
  ): Promise<void> {
    const mails: QueuedMail[] = [];
    for (const ref of refs)
      for (const { id: registrationId, familyId, status, locale } of await this.places.allIn(tx, ref))
        if (status !== 'cancelled' && familyId !== null)
          mails.push({
            ...news,
            registrationId,
            familyId,
            locale,
            transitionKey: `${transition}-${registrationId}`,
          });
    await this.outbox.queueIn(tx, mails);
  }

  /** A date that cannot be read is not ahead. */
  private isAhead(target: Pick<Told, 'date' | 'time'>): boolean {
    const span = sessionSpan(target, this.configuration.zone);
    return span !== undefined && this.clock.now() < span.startsAt;
  }
}

const ofPractice = ({ date, time, cancelledAt }: PracticeRow): Told => ({
  date,
  time,
  isOn: cancelledAt === null,
});

const ofSession = ({ date, time, location, isActive, cancelledAt, deletedAt }: SessionRow): Told => ({
  date,
  time,
  location,
  isOn: isActive && cancelledAt === null && deletedAt === null,
});

/** Undefined: the change is no news. While a target is off, its other changes are not told. */
function newsOf(before: Told, after: Told): News | undefined {
  if (!after.isOn) return before.isOn ? { kind: 'practice-cancelled' } : undefined;
  const { date, time, location } = before;
  const isElsewhere = location !== undefined && location !== after.location;
  const isMoved = date !== after.date || time !== after.time || isElsewhere;
  if (!isMoved && before.isOn) return undefined;
  const was = { date, time, ...(isElsewhere && { location }) };
  return { kind: 'changed', data: { ...(isMoved && { was }), ...(!before.isOn && { isBack: true }) } };
}

/** Imported by teams too: deleting a team cancels its sessions. */
@Module({ imports: [OutboxModule, PlacesModule], providers: [TargetNews], exports: [TargetNews] })
export class NewsModule {}
