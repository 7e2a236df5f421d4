import { accessSync, constants, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isCivilDate, keptBackups, newestBackupDay, type CivilDate } from '@lions/domain';
import { makeFolder, StartRefused } from '../../../platform/config/configuration.js';
import { errorCodeOf } from '../../../platform/database/database-error.js';
import { readHeader } from '../container.js';

const NIGHTLY = /^lions-nightly-(\d{4}-\d\d-\d\d)\.backup$/;
const UNFINISHED = /^lions-nightly-.+\.(partial|unchecked)$/;

/** The newest nightly backup. */
export interface NewestBackup {
  takenAt: Date;
  bytes: number;
  isEncrypted: boolean;
}

/** The folder of the nightly backups: each has the club's day in its name, and that name only after it was checked. */
export class BackupFolder {
  constructor(private readonly path: string) {}

  /** @throws StartRefused */
  make(): void {
    try {
      makeFolder(this.path);
    } catch (error) {
      throw this.notWritable(error);
    }
  }

  /**
   * For the start. A disk that is full or fails, and was good before, does not stop the site: the nightly backup tells.
   * @throws StartRefused where no backup could ever be written
   */
  requireUsable(): void {
    this.make();
    try {
      accessSync(this.path, constants.W_OK);
    } catch (error) {
      if (errorCodeOf(error) === 'EACCES') throw this.notWritable(error);
    }
  }

  /**
   * For a start that would make a new club. Beside the backups of one, DATA_DIR is the wrong folder or was lost, or the
   * club is on a server: families would register in an empty one. @throws StartRefused
   */
  requireNone(): void {
    if (this.days().length === 0) return;
    throw new StartRefused(
      `BACKUP_DIR holds backups of a club, but DATA_DIR holds none: restore the newest backup, or give DATA_DIR the folder of the club. When the club is on MySQL, set DATABASE_URL, or in Docker COMPOSE_FILE=docker-compose.mysql.yml in .env (docs/upgrades.md). For a new club, empty ${this.path} first.`,
    );
  }

  private notWritable(error: unknown): StartRefused {
    return new StartRefused(
      `BACKUP_DIR must be a folder that can be written: ${this.path} is not (${errorCodeOf(error)}).`,
    );
  }

  fileOf(day: CivilDate): string {
    return join(this.path, `lions-nightly-${day}.backup`);
  }

  /** The days that have a backup, newest first; none for a missing folder. */
  days(): CivilDate[] {
    if (!existsSync(this.path)) return [];
    const days = readdirSync(this.path).flatMap((name) => NIGHTLY.exec(name)?.[1] ?? []);
    return days.filter(isCivilDate).sort().reverse();
  }

  /** Undefined when there is none, or when it cannot be read. */
  async newest(now: Date, zone: string): Promise<NewestBackup | undefined> {
    const day = newestBackupDay(this.days(), now, zone);
    if (day === undefined) return undefined;
    try {
      const { header, isEncrypted } = await readHeader(this.fileOf(day));
      const { size } = statSync(this.fileOf(day));
      return { takenAt: new Date(header.takenAt), bytes: size, isEncrypted };
    } catch {
      return undefined;
    }
  }

  /** Removes what an interrupted run left behind. */
  removeUnfinished(): void {
    for (const name of readdirSync(this.path).filter((each) => UNFINISHED.test(each)))
      rmSync(join(this.path, name), { force: true });
  }

  /** Removes nightly backups that are no longer kept beside that of `today`; those of the future are left alone. */
  rotate(today: CivilDate): void {
    const days = this.days().filter((day) => day <= today);
    const kept = keptBackups(days);
    for (const day of days) if (!kept.has(day)) rmSync(this.fileOf(day));
  }
}
