import { Injectable } from '@nestjs/common';
import { addDays, civilAt, instantAt, LANGUAGES } from '@lions/domain';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import { nullable, oneOf, whole } from '../platform/database/row-shape.js';
import { OutboxService } from '../places/outbox/outbox.service.js';

/** 17:00 on the day before, in the club's zone. */
const REMINDER_MINUTES = 17 * 60;

const REMINDED = {
  registrationId: whole,
  familyId: whole,
  locale: nullable(oneOf(LANGUAGES)),
};

/**
 * Players with a place tomorrow who have not been told since 17:00 and have no reminder yet; by SQL, as in
 * `mail-facts`.
 */
const TO_REMIND = `SELECT r.id AS registrationId, r.familyId, r.locale FROM registrations r
  LEFT JOIN practices p ON p.id = r.practiceId
  LEFT JOIN tryout_sessions s ON s.id = r.sessionId
  LEFT JOIN teams t ON t.id = s.teamId
  WHERE r.status = 'confirmed' AND r.familyId IS NOT NULL AND r.updatedAt < ?
    AND ((p.date = ? AND p.cancelledAt IS NULL) OR (s.date = ? AND s.isActive = 1 AND s.cancelledAt IS NULL AND s.deletedAt IS NULL
      AND t.deletedAt IS NULL))
    AND NOT EXISTS (SELECT 1 FROM outbox_mails m
      WHERE m.registrationId = r.id AND m.kind = 'reminder' AND m.createdAt >= ?)
  ORDER BY r.id`;

/** Queues the reminders for tomorrow. */
@Injectable()
export class Reminders {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly outbox: OutboxService,
  ) {}

  /** From 17:00 until midnight; once per registration and day, also with parallel processes. */
  async queueDue(): Promise<void> {
    const { zone } = this.configuration;
    const { date: today, minutes } = civilAt(this.clock.now(), zone);
    if (minutes < REMINDER_MINUTES) return;
    const tomorrow = addDays(today, 1);
    const since = instantAt(today, REMINDER_MINUTES, zone).toISOString();
    const found = await this.db.read((reader) =>
      reader.select(TO_REMIND, [since, tomorrow, tomorrow, since], REMINDED),
    );
    if (found.length === 0) return;
    const mails = found.map((registration) => ({
      ...registration,
      kind: 'reminder' as const,
      transitionKey: `reminder:${registration.registrationId}:${tomorrow}`,
    }));
    await this.db.write((tx) => this.outbox.queueIn(tx, mails));
  }
}
