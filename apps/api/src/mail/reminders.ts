import { Injectable } from '@nestjs/common';
import { addDays, civilAt, instantAt, type Language } from '@lions/domain';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import { OutboxService } from './outbox.service.js';

/** Five in the afternoon of the day before, on the club's clock. */
const REMINDER_MINUTES = 17 * 60;

interface Reminded {
  registrationId: number;
  familyId: number;
  locale: Language | null;
}

/** Who has a place tomorrow, has not been told since five, and is not reminded yet; by SQL, as `letter-facts` reads. */
const TO_REMIND = `SELECT r.id AS registrationId, r.familyId, r.locale FROM registrations r
  LEFT JOIN practices p ON p.id = r.practiceId
  LEFT JOIN tryout_sessions s ON s.id = r.sessionId
  LEFT JOIN teams t ON t.id = s.teamId
  WHERE r.status = 'confirmed' AND r.familyId IS NOT NULL AND r.updatedAt < ?
    AND ((p.date = ? AND p.cancelledAt IS NULL) OR (s.date = ? AND s.isActive = 1 AND s.deletedAt IS NULL AND t.deletedAt IS NULL))
    AND NOT EXISTS (SELECT 1 FROM outbox_mails m
      WHERE m.registrationId = r.id AND m.kind = 'reminder' AND m.createdAt >= ?)
  ORDER BY r.id`;

/** Writes down who is to be reminded of tomorrow. */
@Injectable()
export class Reminders {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly outbox: OutboxService,
  ) {}

  /** From five on until midnight; each registration once for a day, whoever else asks at the same moment. */
  async queueDue(): Promise<void> {
    const { zone } = this.configuration;
    const { date: today, minutes } = civilAt(this.clock.now(), zone);
    if (minutes < REMINDER_MINUTES) return;
    const tomorrow = addDays(today, 1);
    const since = instantAt(today, REMINDER_MINUTES, zone).toISOString();
    const found = await this.db.read((reader) =>
      reader.select<Reminded>(TO_REMIND, [since, tomorrow, tomorrow, since]),
    );
    if (found.length === 0) return;
    const mails = found.map((registration) => ({
      ...{ ...registration, kind: 'reminder' as const },
      transitionKey: `reminder:${registration.registrationId}:${tomorrow}`,
    }));
    await this.db.write((tx) => this.outbox.queueIn(tx, mails));
  }
}
