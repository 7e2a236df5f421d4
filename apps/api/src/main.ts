import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { readConfiguration, StartRefused, type Configuration } from './config/configuration.js';
import { createApp, migrateDatabase } from './create-app.js';
import { lockEmbeddedDatabase } from './database/embedded-lock.js';
import { DemoData } from './demo/demo-data.js';
import { importLegacy, legacyArguments } from './legacy/import-legacy.js';
import { FirstSuperadmin } from './users/first-superadmin.js';

/** Requests in flight get this long after a kill signal. */
const DRAIN_MS = 9000;

async function start(): Promise<void> {
  const legacy = legacyArguments(process.argv.slice(2));
  const configuration = readConfiguration(process.env);
  if (configuration.databaseUrl === undefined) lockEmbeddedDatabase(configuration.dataDir);
  const database = await migrateDatabase(configuration);
  if (process.argv.includes('--migrate-only'))
    return void process.stdout.write('The database is up to date.\n');
  if (legacy) return print(await importLegacy(configuration, database, legacy));
  const app = await createApp(configuration, database);
  if (configuration.demoData) await app.get(DemoData).putOnce();
  const first = await app.get(FirstSuperadmin).ensure();
  // Before the port is tried: a start that ends there must not take the only password with it.
  if (first) printSignIn(configuration, first);
  await listen(app, configuration);
  endOnSignals(app);
  if (!configuration.rateLimits)
    app.getHttpAdapter().getInstance().log.warn('RATE_LIMITS is off: for load tests only');
  process.stdout.write(`Lac St-Louis Lions: ${configuration.publicUrl}\n`);
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

async function listen(app: NestFastifyApplication, { port, host }: Configuration): Promise<void> {
  try {
    await app.listen(port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE')
      throw new StartRefused(
        `PORT ${port} is taken by another program: stop it, or set PORT to another number.`,
      );
    throw new StartRefused(
      `HOST ${host} and PORT ${port} cannot be listened on (${code || 'no reason given'}).`,
    );
  }
}

/** A kill signal stops new requests, lets those in flight finish, and ends the process in any case; a second one changes nothing. */
function endOnSignals(app: NestFastifyApplication): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    void app.close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}

function printSignIn(
  configuration: Configuration,
  { username, drawnPassword }: { username: string; drawnPassword: string | undefined },
): void {
  const lines = [
    'Your sign-in as superadmin (shown only this once):',
    `  address   ${configuration.publicUrl}/admin`,
    `  username  ${username}`,
    `  password  ${drawnPassword ?? '(the one in SUPERADMIN_PASSWORD)'}`,
  ];
  const width = Math.max(...lines.map((line) => line.length));
  const edge = `+${'-'.repeat(width + 2)}+`;
  process.stdout.write([edge, ...lines.map((line) => `| ${line.padEnd(width)} |`), edge, ''].join('\n'));
}

start().catch((error: unknown) => {
  const known = error instanceof StartRefused;
  process.stderr.write(
    known
      ? `${error.message}\n`
      : `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
