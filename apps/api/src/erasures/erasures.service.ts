import { createHmac } from 'node:crypto';
import { Injectable, Logger, Module } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { randomToken } from '../common/tokens.js';
import { Configuration } from '../config/configuration.js';
import { describeError } from '../database/database-error.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { addErasures, logFolders, type LoggedErasure } from './erasure-log.js';
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

  /** Those that the database does not know. */
  async missing(logged: readonly LoggedErasure[]): Promise<LoggedErasure[]> {
    const known = await this.db.read((reader) => reader.find(Erasure));
    const marks = new Set(known.map(({ mark }) => mark));
    return logged.filter(({ mark }) => !marks.has(mark));
  }

  /** Stores one of the log; a mark that another process stored meanwhile is a duplicate. */
  async adoptIn(tx: Writer, { erasedAt, ...erasure }: LoggedErasure): Promise<void> {
    await tx.insert(Erasure, { ...erasure, erasedAt: new Date(erasedAt) });
  }

  /** Adds every erasure of the database to the logs: one that a full disk refused is there from then on. */
  async logAll(): Promise<void> {
    this.log((await this.db.read((reader) => reader.find(Erasure))).map(toLogged));
  }

  hashOf(email: string): string {
    return createHmac('sha256', this.configuration.linkSecret).update(`erased:${email}`).digest('hex');
  }

  /** The erasure is committed: a log that cannot be written must not turn it into an error. */
  private log(erasures: readonly LoggedErasure[]): void {
    for (const folder of logFolders(this.configuration))
      try {
        addErasures(folder, erasures);
      } catch (error) {
        const message = 'An erasure could not be logged beside the database; the next backup tries again';
        this.logger.error({ message, ...describeError(error) });
      }
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
