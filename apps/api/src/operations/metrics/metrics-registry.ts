import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import { MailWorker } from '../../mail/mail-worker.js';
import { Passwords } from '../../auth/passwords/passwords.js';
import { each, METRICS, only, type Figures, type MetricName, type Sample } from './metric-table.js';
import { storedFigures } from './stored-figures.js';
import { Traffic } from './traffic.js';
import { freeBytes } from '../../platform/config/data-dir.js';
import { BackupFolder } from '../backup/nightly/backup-folder.js';

/** Upper bounds of the histograms' buckets, in seconds; an answer from memory takes less than the first. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A visitor may send any method: a label has a bounded set of values. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The metrics of one running server: it measures from when this is created. */
export class MetricsRegistry {
  private readonly registry = new Registry();
  private readonly requests = this.histogram('lions_http_request_duration_seconds');
  private readonly database = this.histogram('lions_database_duration_seconds');
  private readonly configuration: Configuration;
  private readonly clock: Clock;
  private readonly db: Db;
  private readonly traffic: Traffic;
  private readonly passwords: Passwords;
  private readonly worker: MailWorker;
  private figures: Figures = {};

  constructor(app: NestFastifyApplication) {
    this.configuration = app.get(Configuration);
    this.clock = app.get(Clock);
    this.db = app.get(Db);
    this.traffic = app.get(Traffic);
    this.passwords = app.get(Passwords, { strict: false });
    this.worker = app.get(MailWorker, { strict: false });
    collectDefaultMetrics({ register: this.registry });
    for (const name of Object.keys(METRICS) as MetricName[])
      if (METRICS[name].type !== 'histogram') this.add(name);
    this.traffic.whenAnswered((method, route, status, milliseconds) => {
      const known = METHODS.has(method) ? method : 'other';
      this.requests.observe({ method: known, route, status }, milliseconds / 1000);
    });
    for (const kind of ['read', 'write']) this.database.zero({ kind });
    this.db.whenEnded((kind, milliseconds) => this.database.observe({ kind }, milliseconds / 1000));
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics of this moment, in the text format of Prometheus. */
  async scrape(): Promise<string> {
    this.figures = {
      ...this.ofProcess(),
      ...(await storedFigures(this.db, this.clock, this.configuration.mail !== undefined)),
      ...(await folderFigures(this.clock, this.configuration)),
    };
    return this.registry.metrics();
  }

  private histogram(name: MetricName): Histogram {
    const { help, labels } = METRICS[name];
    return new Histogram({ name, help, labelNames: labels, buckets: BUCKETS, registers: [this.registry] });
  }

  /** prom-client takes any object that answers `get`; its type names its own classes only. */
  private add(name: MetricName): void {
    const { help, type } = METRICS[name];
    const get = () => Promise.resolve({ name, help, type, values: this.figures[name] ?? [] });
    this.registry.registerMetric({ name, get } as never);
  }

  private ofProcess(): Figures {
    const { cache, heldWrites } = this.traffic;
    return {
      lions_kept_answers_total: each('result', { hit: cache.hits, miss: cache.misses }),
      lions_held_writes: only(heldWrites()),
      lions_database_pending: each('kind', this.db.pending),
      lions_password_hashes: each('state', this.passwords.load),
      lions_mail_results_total: each('result', this.worker.results),
    };
  }
}

/** Backups and free space. */
async function folderFigures(clock: Clock, configuration: Configuration): Promise<Figures> {
  const { dataDir, backup, zone } = configuration;
  const free = await freeSpace('data', dataDir);
  if (backup.dir === undefined) return { lions_disk_free_bytes: free };
  const folder = new BackupFolder(backup.dir);
  const now = clock.now();
  const newest = await folder.newest(now, zone);
  return {
    lions_backups: only(folder.days().length),
    ...(newest && {
      lions_backup_age_seconds: only((now.getTime() - newest.takenAt.getTime()) / 1000),
    }),
    lions_disk_free_bytes: [...free, ...(await freeSpace('backups', backup.dir))],
  };
}

/** Nothing for a folder that is missing, or a disk that does not tell. */
async function freeSpace(folder: string, path: string): Promise<Sample[]> {
  const bytes = await freeBytes(path).catch(() => Infinity);
  return Number.isFinite(bytes) ? [{ labels: { folder }, value: bytes }] : [];
}
