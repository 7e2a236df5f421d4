import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Configuration } from './platform/config/configuration.js';
import { describeError } from './platform/database/database-error.js';
import { Drain } from './platform/health/drain.js';
import { Passwords } from './auth/passwords/passwords.js';

/** The process ends by then in any case: Docker kills after ten seconds. */
const LATEST_MS = 9000;
/** Requests in flight are cut by then; the remaining time is for background work and the database. */
const REQUESTS_MS = 6000;

/**
 * Output may be lost, because its reader has ended, its terminal was closed or its disk is full. Without a listener that
 * would end the process.
 */
export function ignoreLostOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

/**
 * Shuts the process down in order: readiness turns 503 while requests are still answered, the listener closes,
 * requests in flight finish, background work and the database stop. Runs once; later signals only shorten the wait.
 */
export class ProcessEnd {
  private readonly drain: Drain;
  private beganAt: number | undefined;
  private exitCode = 0;
  private endGrace: () => void = () => undefined;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly configuration: Configuration,
  ) {
    this.drain = app.get(Drain);
  }

  /** A second signal ends the grace period. SIGHUP: the terminal was closed. */
  onSignals(): void {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => this.end());
  }

  /** An uncaught error may leave inconsistent state: log one line, then let a new process start. */
  onUncaughtErrors(): void {
    const log = this.app.getHttpAdapter().getInstance().log;
    // Node also reports unhandled rejections here; `origin` tells the two apart.
    process.on('uncaughtException', (error, origin) => {
      this.exitCode = 1;
      // The line comes second: the end is certain even where it cannot be written.
      this.end();
      log.fatal({ origin, ...describeError(error) }, 'An error that nothing caught ends the process');
    });
  }

  private end(): void {
    this.endGrace();
    if (this.beganAt !== undefined) return;
    this.beganAt = performance.now();
    setTimeout(() => process.exit(1), LATEST_MS).unref();
    this.close().then(
      () => process.exit(this.exitCode),
      () => process.exit(1),
    );
  }

  private async close(): Promise<void> {
    this.drain.begin();
    await this.grace();
    this.app.get(Passwords, { strict: false }).refuseWaiting();
    const spentMs = performance.now() - (this.beganAt ?? 0);
    const wasCut = await this.drain.closeServer(this.app.getHttpServer(), REQUESTS_MS - spentMs);
    if (wasCut) this.exitCode = 1;
    await this.app.close();
  }

  /** Resolves when load balancers have had time to notice; at once when none is detected. */
  private grace(): Promise<void> | undefined {
    if (this.exitCode !== 0 || process.stdout.isTTY || this.drain.isQuiet) return undefined;
    return new Promise((resolve) => {
      this.endGrace = resolve;
      setTimeout(resolve, this.configuration.shutdownGraceMs);
    });
  }
}
