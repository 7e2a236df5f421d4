import { Injectable, Logger, Module } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { civilAt, HOUR_MS, instantAt, isBackupOverdue, MINUTE_MS } from '@lions/domain';
import { BackupFolder } from './backup/nightly/backup-folder.js';
import { Clock } from '../platform/common/clock.js';
import { freeBytes, LITTLE_SPACE } from '../platform/config/data-dir.js';
import { Configuration } from '../platform/config/configuration.js';
import { describeError } from '../platform/database/database-error.js';
import { Db } from '../platform/database/db.js';
import type { Reader } from '../platform/database/reader.js';
import { json, text, whole } from '../platform/database/row-shape.js';
import type { Alert, AlertKind } from '../places/outbox/outbox-mail.entity.js';
import { OutboxModule } from '../places/outbox/outbox.controller.js';
import { OutboxService } from '../places/outbox/outbox.service.js';

const EVERY_MS = 10 * MINUTE_MS;
const MEGABYTE = 1_000_000;

const lastAlert = (kind: AlertKind) => `COALESCE((SELECT MAX(a.createdAt) FROM outbox_mails a
  WHERE a.kind = 'alert' AND a.transitionKey LIKE 'alert:${kind}:%'), '')`;
/** Mails that failed since the last alert of them. Alerts do not count: one that fails would bring the next one. */
const FAILED = `SELECT COUNT(*) AS amount FROM outbox_mails WHERE status = 'failed' AND kind <> 'alert'
  AND nextAttemptAt > ${lastAlert('failed-mails')}`;
/** Mails queued since the last alert of them and refused five times, over twenty minutes: greylisting takes less. */
const DELAYED = `SELECT COUNT(*) AS amount FROM outbox_mails WHERE status = 'pending' AND kind <> 'alert'
  AND attempts >= 5 AND lastError IS NOT NULL AND createdAt > ${lastAlert('delayed-mails')}`;

/** Webhooks switched off since the last alert of them. */
const SWITCHED_OFF = `SELECT COUNT(*) AS amount FROM webhooks WHERE disabledAt > ${lastAlert('webhooks')}`;

/** Superadmins who get alerts. Not the address that a first superadmin has until it is changed: it leads nowhere. */
export const SUPERADMINS = `SELECT id FROM admin_users
  WHERE role = 'superadmin' AND isActive = 1 AND email NOT LIKE '%@localhost' ORDER BY id`;

/** Sends superadmins a mail when the site needs them, at most once a day about each subject. */
@Injectable()
export class Alerts {
  /** Tests replace it. */
  freeBytes = freeBytes;
  private readonly logger = new Logger('Alerts');
  private readonly startedAt: Date;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly outbox: OutboxService,
  ) {
    this.startedAt = clock.now();
  }

  /** Never throws: what fails now is looked at again in ten minutes. */
  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    try {
      await this.queueDue();
    } catch (error) {
      this.logger.error({ message: 'Alerts will be tried again soon', ...describeError(error) });
    }
  }

  /** Once per superadmin, subject and day of the club, also with parallel processes: the outbox takes a key once. */
  async queueDue(): Promise<void> {
    // Without a mail server alerts would pile up in the outbox.
    if (!this.configuration.mail) return;
    const found = [...(await this.ofFolders()), ...(await this.db.read((reader) => this.storedIn(reader)))];
    if (found.length === 0) return;
    const { zone } = this.configuration;
    const { date } = civilAt(this.clock.now(), zone);
    const since = instantAt(date, 0, zone).toISOString();
    await this.db.write(async (tx) => {
      const users = await tx.select(SUPERADMINS, [], { id: whole });
      const queued = await tx.select(
        "SELECT transitionKey FROM outbox_mails WHERE kind = 'alert' AND createdAt >= ?",
        [since],
        { transitionKey: text },
      );
      const known = new Set(queued.map(({ transitionKey }) => transitionKey));
      const mails = found.flatMap((alert) =>
        users.map(({ id: userId }) => ({
          kind: 'alert' as const,
          familyId: null,
          userId,
          locale: null,
          transitionKey: `alert:${alert.kind}:${userId}:${date}`,
          data: { alert },
        })),
      );
      await this.outbox.queueIn(
        tx,
        mails.filter(({ transitionKey }) => !known.has(transitionKey)),
      );
    });
  }

  private async storedIn(reader: Reader): Promise<Alert[]> {
    const [failed] = await reader.select(FAILED, [], { amount: whole });
    const [delayed] = await reader.select(DELAYED, [], { amount: whole });
    const [off] = await reader.select(SWITCHED_OFF, [], { amount: whole });
    const waiting = await reader.select('SELECT counts FROM waiting_runs', [], {
      counts: json<Record<string, number>>(),
    });
    const rows = waiting.flatMap(({ counts }) => Object.values(counts));
    return [
      ...(failed && failed.amount > 0 ? [{ kind: 'failed-mails' as const, amount: failed.amount }] : []),
      ...(delayed && delayed.amount > 0 ? [{ kind: 'delayed-mails' as const, amount: delayed.amount }] : []),
      ...(off && off.amount > 0 ? [{ kind: 'webhooks' as const, amount: off.amount }] : []),
      ...(waiting.length > 0
        ? [{ kind: 'clean-up' as const, amount: rows.reduce((sum, count) => sum + count, 0) }]
        : []),
    ];
  }

  private async ofFolders(): Promise<Alert[]> {
    const { dataDir, backup, zone } = this.configuration;
    const free = await Promise.all(
      // A folder that is missing has an alert of its own.
      [dataDir, backup.dir ?? dataDir].map((folder) => this.freeBytes(folder).catch(() => Infinity)),
    );
    const least = Math.min(...free);
    const alerts: Alert[] =
      least < LITTLE_SPACE ? [{ kind: 'disk', amount: Math.floor(least / MEGABYTE) }] : [];
    if (backup.dir === undefined) return alerts;
    const now = this.clock.now();
    const newest = await new BackupFolder(backup.dir).newest(now, zone);
    // A server that has just got its BACKUP_DIR makes the first one within minutes.
    if (!isBackupOverdue(newest?.takenAt ?? this.startedAt, now)) return alerts;
    const hours = newest ? Math.floor((now.getTime() - newest.takenAt.getTime()) / HOUR_MS) : null;
    return [...alerts, { kind: 'backup', amount: hours }];
  }
}

@Module({ imports: [OutboxModule], providers: [Alerts], exports: [Alerts] })
export class AlertsModule {}
