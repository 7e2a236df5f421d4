import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { isDuplicate } from '../../platform/database/database-error.js';
import { Db } from '../../platform/database/db.js';
import { text, whole } from '../../platform/database/row-shape.js';
import { logFolders, readErasures, type LoggedErasure } from '../../platform/erasures/erasure-log.js';
import { ErasuresService } from '../../platform/erasures/erasures.service.js';
import { FamilyErasure } from '../../registrations/families/family-erasure.service.js';
import { UserErasure } from '../../users/users.service.js';

/**
 * At each start, before anything is served or sent: erases again who was erased after the moment of a restored backup.
 * These are the erasures that the log beside the database has and the database lacks.
 */
@Injectable()
export class ErasureReplay implements OnModuleInit {
  private readonly logger = new Logger('Erasures');

  constructor(
    private readonly db: Db,
    private readonly configuration: Configuration,
    private readonly erasures: ErasuresService,
    private readonly families: FamilyErasure,
    private readonly users: UserErasure,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.replayMissing();
    await this.erasures.completeLogs();
  }

  private async replayMissing(): Promise<void> {
    const logged = readErasures(logFolders(this.configuration));
    if (logged.length === 0) return;
    const missing = await this.erasures.missing(logged);
    if (missing.length === 0) return;
    const people = await this.peopleByHash();
    for (const erasure of missing) await this.replay(erasure, people);
    this.logger.warn({
      message: 'Erasures from after a restored backup were replayed',
      count: missing.length,
    });
  }

  /** A second process that starts at the same time does the same: the unique mark admits one. */
  private async replay(erasure: LoggedErasure, people: People): Promise<void> {
    const { kind, emailHash } = erasure;
    const person = people[kind].get(emailHash);
    try {
      await this.db.write(async (tx) => {
        await this.erasures.adoptIn(tx, erasure);
        if (!person) return;
        await (kind === 'family' ? this.families : this.users).eraseIn(tx, person);
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  private async peopleByHash(): Promise<People> {
    const read = (sql: string) =>
      this.db.read((reader) => reader.select(sql, [], { id: whole, email: text }));
    const byHash = (rows: Person[]) => new Map(rows.map((row) => [this.erasures.hashOf(row.email), row]));
    return {
      family: byHash(await read('SELECT id, email FROM families')),
      user: byHash(await read('SELECT id, email FROM admin_users')),
    };
  }
}

interface Person {
  id: number;
  email: string;
}

type People = Record<LoggedErasure['kind'], Map<string, Person>>;
