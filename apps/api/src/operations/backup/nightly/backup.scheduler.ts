import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { dueBackupDay, HOUR_MS, MINUTE_MS } from '@lions/domain';
import { Clock } from '../../../platform/common/clock.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { describeError } from '../../../platform/database/database-error.js';
import { ErasuresService } from '../../../platform/erasures/erasures.service.js';
import { BackupFolder } from './backup-folder.js';
import { removeScratch } from './nightly-backup.js';

/** The tail of a failed run's output that is logged. */
const LOGGED_CHARACTERS = 500;

/**
 * Starts the nightly backup as a process of its own, so that requests keep their event loop. What is due is decided each
 * minute by the folder: a night of downtime is caught up.
 */
@Injectable()
export class BackupScheduler implements OnModuleDestroy {
  private readonly logger = new Logger('Backup');
  private readonly folder: BackupFolder | undefined;
  /** The program that understands `--nightly-backup`; undefined: nothing is started. */
  private program: string | undefined;
  private child: ChildProcess | undefined;
  private failedAt = -Infinity;

  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly erasures: ErasuresService,
  ) {
    const { dir } = configuration.backup;
    this.folder = dir === undefined ? undefined : new BackupFolder(dir);
  }

  /** Called when the server listens. */
  begin(program: string | undefined): void {
    this.program = program;
    removeScratch(this.configuration);
    this.tick();
  }

  get isRunning(): boolean {
    return this.child !== undefined;
  }

  @Interval(MINUTE_MS)
  tick(): void {
    if (!this.folder || this.program === undefined || this.child) return;
    if (performance.now() - this.failedAt < HOUR_MS) return;
    const day = dueBackupDay(this.clock.now(), this.folder.days(), this.configuration.zone);
    if (day !== undefined) this.start(this.program, day);
  }

  async onModuleDestroy(): Promise<void> {
    this.program = undefined;
    if (!this.child) return;
    const ended = once(this.child, 'close');
    this.child.kill('SIGKILL');
    await ended;
    removeScratch(this.configuration);
  }

  private start(program: string, day: string): void {
    const child = spawn(process.execPath, [program, '--nightly-backup', day], {
      // The channel tells it that this process was killed.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child = child;
    let errors = '';
    child.stderr?.on(
      'data',
      (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-LOGGED_CHARACTERS)),
    );
    child.once('error', (error) => (errors = error.message));
    child.once('close', (code) => {
      this.child = undefined;
      if (this.folder?.days().includes(day)) void this.succeeded(day);
      // With 0 another process makes it.
      else if (code !== 0 && this.program !== undefined) this.failed(errors.trim());
    });
  }

  private async succeeded(day: string): Promise<void> {
    this.logger.log({ message: 'The nightly backup was made and checked', day });
    try {
      await this.erasures.completeLogs();
    } catch (error) {
      this.logger.error({ message: 'The log of erasures could not be completed', ...describeError(error) });
    }
  }

  private failed(reason: string): void {
    this.failedAt = performance.now();
    this.logger.error({ message: 'The nightly backup failed; it will be tried again in an hour', reason });
  }
}
