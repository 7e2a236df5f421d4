import { Injectable } from '@nestjs/common';
import { sessionSpan, type MailKind } from '@lions/domain';
import { IsNull } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import type { Writer } from '../database/reader.js';
import type { MailData } from '../mail/outbox-mail.entity.js';
import { OutboxService, type QueuedMail } from '../mail/outbox.service.js';
import { PlacesService } from '../registrations/places.service.js';
import type { Team } from '../teams/team.entity.js';
import { TryoutSession } from './tryout-session.entity.js';

interface News {
  kind: Extract<MailKind, 'changed' | 'practice-cancelled'>;
  data?: MailData;
}

type Told = Pick<TryoutSession, 'date' | 'time' | 'location' | 'isActive' | 'deletedAt'>;

/** What families are told of a tryout session itself: another day, time or place, called off, brought back. */
@Injectable()
export class SessionNews {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly places: PlacesService,
    private readonly outbox: OutboxService,
  ) {}

  /** Writes to whoever has a place or waits for one, unless the session was and is over; `before` is how it was. */
  async tellIn(tx: Writer, before: Told, session: TryoutSession): Promise<void> {
    const news = newsOf(before, session);
    if (!news || !(this.isAhead(before) || this.isAhead(session))) return;
    await this.queueIn(tx, [session.id], news, `session-${session.id}-version-${session.version}`);
  }

  /**
   * A team that is deleted or restored takes its sessions along. The write has locked the team's row, so nobody
   * registers for one of them meanwhile.
   */
  async tellOfTeamIn(tx: Writer, { id, version, deletedAt }: Team): Promise<void> {
    const sessions = await tx.find(TryoutSession, {
      where: { teamId: id, isActive: true, deletedAt: IsNull() },
    });
    const ahead = sessions.filter((session) => this.isAhead(session)).map((session) => session.id);
    const news: News =
      deletedAt === null ? { kind: 'changed', data: { isBack: true } } : { kind: 'practice-cancelled' };
    await this.queueIn(tx, ahead, news, `team-${id}-version-${version}`);
  }

  private async queueIn(tx: Writer, sessionIds: number[], news: News, transition: string): Promise<void> {
    const mails: QueuedMail[] = [];
    for (const id of sessionIds)
      for (const row of await this.places.allIn(tx, { kind: 'session', id })) {
        const { id: registrationId, familyId, status, locale } = row;
        if (status !== 'cancelled' && familyId !== null)
          mails.push({
            ...{ ...news, registrationId, familyId, locale },
            transitionKey: `${transition}-${registrationId}`,
          });
      }
    await this.outbox.queueIn(tx, mails);
  }

  /** Of a date that cannot be read nobody knows. */
  private isAhead(session: Told): boolean {
    const span = sessionSpan(session, this.configuration.zone);
    return span !== undefined && this.clock.now() < span.startsAt;
  }
}

const isOn = ({ isActive, deletedAt }: Told) => isActive && deletedAt === null;

/** Of a session that is off nothing but that is news. */
function newsOf(before: Told, after: Told): News | undefined {
  if (!isOn(after)) return isOn(before) ? { kind: 'practice-cancelled' } : undefined;
  const { date, time, location } = before;
  const isElsewhere = location !== after.location;
  const isMoved = date !== after.date || time !== after.time || isElsewhere;
  if (!isMoved && isOn(before)) return undefined;
  const was = { date, time, ...(isElsewhere && { location }) };
  return { kind: 'changed', data: { ...(isMoved && { was }), ...(!isOn(before) && { isBack: true }) } };
}
