import { Injectable, Module } from '@nestjs/common';
import { activitySpan, type MailKind } from '@lions/domain';
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
import { columnOf, type ActivityKind, type ActivityRef, type SessionColumns } from './activity.js';

interface News {
  kind: Extract<MailKind, 'changed' | 'practice-cancelled'>;
  data?: MailData;
}

interface Versioned {
  id: number;
  version: number;
}
/** A row of a practice, or of a tryout session, which has a location and may be deleted. */
interface NewsRow extends Pick<SessionColumns, 'date' | 'time' | 'isActive' | 'cancelledAt'> {
  location?: string;
  deletedAt?: Date | null;
}

/** An activity, as far as a change of it is news. */
interface Told {
  date: string;
  time: string;
  /** Location of a session; practices have one fixed location. */
  location: string | undefined;
  /** Takes place: not cancelled, switched off or deleted. */
  isOn: boolean;
}

const SESSION = { id: whole, date: text, time: text };

/** News for families about an activity itself: other day, time or place, called off, brought back. */
@Injectable()
export class ActivityNews {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly places: PlacesService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Writes to the families that have a place or wait for one, unless the activity was and is over. `former` is how it
   * was.
   */
  async tellIn(tx: Writer, kind: ActivityKind, former: NewsRow, row: NewsRow & Versioned): Promise<void> {
    const [ref, before, after] = [{ kind, id: row.id }, toldOf(former), toldOf(row)];
    const news = newsOf(before, after);
    if (!news || !(this.isAhead(before) || this.isAhead(after))) return;
    // A family that said "still coming" said so of the former time and place.
    if (news.data?.was)
      await tx.update<Registration>('registrations', { [columnOf(ref)]: ref.id }, { confirmedAt: null });
    await this.queueIn(tx, [ref], news, `${kind}-${row.id}-version-${row.version}`);
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

  private async queueIn(
    tx: Writer,
    refs: readonly ActivityRef[],
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
  private isAhead(activity: Pick<Told, 'date' | 'time'>): boolean {
    const span = activitySpan(activity, this.configuration.zone);
    return span !== undefined && this.clock.now() < span.startsAt;
  }
}

/** A practice that is switched off is only hidden; a session is called off. */
const toldOf = ({ date, time, location, isActive, cancelledAt, deletedAt = null }: NewsRow): Told => ({
  date,
  time,
  location,
  isOn: cancelledAt === null && deletedAt === null && (location === undefined || isActive),
});

/** Undefined: the change is no news. While an activity is off, its other changes are not told. */
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
@Module({ imports: [OutboxModule, PlacesModule], providers: [ActivityNews], exports: [ActivityNews] })
export class NewsModule {}
