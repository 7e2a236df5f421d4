import { createHmac } from 'node:crypto';
import { Injectable, Logger, Module } from '@nestjs/common';
import { addMonths, civilAt, instantAt, KEPT_FOR } from '@lions/domain';
import { Clock } from '../common/clock.js';
import { randomToken } from '../common/tokens.js';
import { Configuration } from '../config/configuration.js';
import { describeError } from '../database/database-error.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { addErasures, logFolders, pruneErasures, type LoggedErasure } from './erasure-log.js';
import { Erasure, type ErasedKind } from './erasure.entity.js';

/** Remembers who was erased, in the database and beside it, without a name or an address. */
@Injectable()
export class ErasuresService {
  private readonly logger = new Logger('Erasures');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** Joins the write that erases. */
  async recordIn(tx: Writer, kind: ErasedKind, email: string): Promise<void> {
    const erasure = { mark: randomToken(), kind, emailHash: this.hashOf(email), erasedAt: this.clock.now() };
    await tx.insert(Erasure, erasure);
    tx.afterCommit(() => this.log([toLogged(erasure)]));
  }

  /**
   * Logged erasures that the database does not know. Expired ones are left out: the database has removed them, and the
   * person may have come back since.
   */
  async missing(logged: readonly LoggedErasure[]): Promise<LoggedErasure[]> {
    const known = await this.db.read((reader) => reader.find(Erasure));
    const marks = new Set(known.map(({ mark }) => mark));
    const since = this.keptSince();
    return logged.filter(({ mark, erasedAt }) => new Date(erasedAt) >= since && !marks.has(mark));
  }

  /** Stores one of the log; a mark that another process stored meanwhile is a duplicate. */
  async adoptIn(tx: Writer, { erasedAt, ...erasure }: LoggedErasure): Promise<void> {
    await tx.insert(Erasure, { ...erasure, erasedAt: new Date(erasedAt) });
  }

  /** Removes what is past its period from the logs, and adds what a full disk refused. */
  async completeLogs(): Promise<void> {
    const since = this.keptSince();
    const known = await this.db.read((reader) => reader.find(Erasure));
    this.inEachLog((folder) => pruneErasures(folder, since));
    this.log(known.filter(({ erasedAt }) => erasedAt >= since).map(toLogged));
  }

  hashOf(email: string): string {
    return createHmac('sha256', this.configuration.linkSecret).update(`erased:${email}`).digest('hex');
  }

  /** The erasure is committed: a log that cannot be written must not turn it into an error. */
  private log(erasures: readonly LoggedErasure[]): void {
    this.inEachLog((folder) => addErasures(folder, erasures));
  }

  private inEachLog(change: (folder: string) => void): void {
    for (const folder of logFolders(this.configuration))
      try {
        change(folder);
      } catch (error) {
        const message = 'The log of erasures beside the database is not complete; the next start tries again';
        this.logger.error({ message, ...describeError(error) });
      }
  }

  /** Start of the retention period, the same as of the table. */
  private keptSince(): Date {
    const { zone } = this.configuration;
    const { date, minutes } = civilAt(this.clock.now(), zone);
    return instantAt(addMonths(date, -KEPT_FOR.erasures.months), minutes, zone);
  }
}

const toLogged = ({ mark, kind, emailHash, erasedAt }: Omit<Erasure, 'id'>): LoggedErasure => ({
  mark,
  kind,
  emailHash,
  erasedAt: erasedAt.toISOString(),
});

@Module({ providers: [ErasuresService], exports: [ErasuresService] })
export class ErasuresModule {}
