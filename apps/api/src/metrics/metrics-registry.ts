import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import { MailWorker } from '../mail/mail-worker.js';
import { Passwords } from '../passwords/passwords.js';
import { Durations } from './durations.js';
import { folderFigures } from './folder-figures.js';
import { each, METRICS, only, type Figures, type MetricName } from './metric-table.js';
import { RequestDurations } from './request-durations.js';
import { storedFigures } from './stored-figures.js';
import { Traffic } from './traffic.js';

const REQUESTS = 'lions_http_request_duration_seconds';
const DATABASE = 'lions_database_duration_seconds';

/** The metrics of one running server: it measures from when this is created. */
export class MetricsRegistry {
  private readonly registry = new Registry();
  private readonly requests = new RequestDurations();
  private readonly database = { read: new Durations(), write: new Durations() };
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
    for (const name of Object.keys(METRICS) as MetricName[]) this.add(name);
    this.traffic.whenAnswered((...answer) => this.requests.add(...answer));
    this.db.whenEnded((kind, milliseconds) => this.database[kind].add(milliseconds));
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

  /** prom-client takes any object that answers `get`; its type names its own classes only. */
  private add(name: MetricName): void {
    const { help, type } = METRICS[name];
    const get = () => Promise.resolve({ name, help, type, values: this.figures[name] ?? [] });
    this.registry.registerMetric({ name, get } as never);
  }

  private ofProcess(): Figures {
    const { kept, heldWrites } = this.traffic;
    return {
      [REQUESTS]: this.requests.valuesOf(REQUESTS),
      lions_kept_answers_total: each('result', { hit: kept.hits, miss: kept.misses }),
      lions_held_writes: only(heldWrites()),
      [DATABASE]: Object.entries(this.database).flatMap(([kind, durations]) =>
        durations.valuesOf(DATABASE, { kind }),
      ),
      lions_database_pending: each('kind', this.db.pending),
      lions_password_hashes: each('state', this.passwords.load),
      lions_mail_results_total: each('result', this.worker.results),
    };
  }
}
