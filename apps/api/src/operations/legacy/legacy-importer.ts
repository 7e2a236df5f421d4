import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { Passwords } from '../../auth/passwords/passwords.js';
import type { LegacyFile } from './legacy-file.js';
import { LegacyRegistrations } from './legacy-registrations.js';
import { emptyReport, type LegacyReport } from './legacy-report.js';
import { LegacySources } from './legacy-sources.js';
import { LegacyTryouts } from './legacy-tryouts.js';
import { LegacyUsers } from './legacy-users.js';

/** Thrown to roll back a dry run. */
class DryRun extends Error {
  constructor(readonly report: LegacyReport) {
    super('A dry run writes nothing');
  }
}

/** Imports the older Tryout model and its users. */
@Injectable()
export class LegacyImporter {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly tryouts: LegacyTryouts,
    private readonly registrations: LegacyRegistrations,
    private readonly users: LegacyUsers,
  ) {}

  /** In one transaction; a dry run does the same and rolls back, so that its report is exact. */
  async run(file: LegacyFile, isWritten: boolean): Promise<LegacyReport> {
    const passwordHash = await this.passwords.hash(randomBytes(32).toString('base64url'), undefined);
    try {
      return await this.db.write(async (tx) => {
        const report = await this.takeIn(tx, file, passwordHash);
        if (!isWritten) throw new DryRun(report);
        return report;
      });
    } catch (error) {
      if (error instanceof DryRun) return error.report;
      throw error;
    }
  }

  private async takeIn(tx: Writer, file: LegacyFile, passwordHash: string): Promise<LegacyReport> {
    const report = emptyReport(file.refused);
    const sources = await LegacySources.readIn(tx);
    await this.tryouts.takeIn(tx, file.tryouts, sources, report);
    await this.registrations.takeIn(tx, file.tryoutRegistrations, sources, report);
    await this.users.takeIn(tx, file.users, passwordHash, sources, report);
    await sources.saveIn(tx, this.clock.now());
    return report;
  }
}
