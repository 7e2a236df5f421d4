import 'reflect-metadata';
import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { backupArguments, runBackupCommand } from './operations/backup/backup-command.js';
import { BackupFolder } from './operations/backup/nightly/backup-folder.js';
import { BackupScheduler } from './operations/backup/nightly/backup.scheduler.js';
import { readConfiguration, StartRefused, type Configuration } from './platform/config/configuration.js';
import { closeDataDir, createPrivately } from './platform/config/data-dir.js';
import { createApp, migrateDatabase } from './create-app.js';
import { dataSourceOptions } from './platform/database/data-source-options.js';
import { embeddedFile } from './platform/database/embedded/embedded-file.js';
import { lockEmbeddedDatabase } from './platform/database/embedded/embedded-lock.js';
import { DemoData } from './operations/demo/demo-data.js';
import { doctor } from './operations/doctor/doctor.js';
import { ENTITIES } from './entities.js';
import { importLegacy, legacyArguments } from './operations/legacy/import-legacy.js';
import { ignoreLostOutput, ProcessEnd } from './process-end.js';
import { rescue } from './operations/rescue/rescue.js';
import { FirstSuperadmin } from './users/users.service.js';

async function start(): Promise<void> {
  const legacy = legacyArguments(process.argv.slice(2));
  const backup = backupArguments(process.argv.slice(2));
  const configuration = readConfiguration(process.env);
  // Beside a running server, so without its lock.
  if (backup && backup.kind !== 'restore') return print(await runBackupCommand(configuration, backup));
  closeDataDir(configuration.dataDir, configuration.backup.dir);
  if (configuration.databaseUrl === undefined) lockEmbeddedDatabase(configuration.dataDir);
  if (backup) return print(await runBackupCommand(configuration, backup));
  requireBackupFolder(configuration);
  const database = await migrateDatabase(configuration);
  if (process.argv.includes('--migrate-only'))
    return void process.stdout.write('The database is up to date.\n');
  if (legacy) return print(await importLegacy(configuration, database, legacy));
  const app = await createApp(configuration, database);
  const processEnd = new ProcessEnd(app, configuration);
  processEnd.onUncaughtErrors();
  if (configuration.demoData) await app.get(DemoData).putOnce();
  const first = await app.get(FirstSuperadmin).ensure();
  // Before the port is tried: a start that fails there would lose the only copy of the password.
  if (first) printSignIn(configuration, first);
  const fastify = app.getHttpAdapter().getInstance();
  await listen(fastify, configuration);
  processEnd.onSignals();
  app.get(BackupScheduler).begin(process.argv[1]);
  if (!configuration.rateLimits) fastify.log.warn('RATE_LIMITS is off: for load tests only');
  process.stdout.write(`Lac St-Louis Lions: ${configuration.publicUrl}\n`);
}

function requireBackupFolder({ backup, databaseUrl, dataDir }: Configuration): void {
  if (backup.dir === undefined) return;
  const folder = new BackupFolder(backup.dir);
  folder.requireUsable();
  if (databaseUrl === undefined && !existsSync(embeddedFile(dataDir))) folder.requireNone();
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

/** Through Fastify: Nest would log an error beside the sentence for the operator. */
async function listen(fastify: FastifyInstance, { port, host }: Configuration): Promise<void> {
  try {
    await fastify.listen({ port, host });
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

/** The server, or the command that the first argument names. */
async function main([command, ...args]: readonly string[]): Promise<void> {
  createPrivately();
  ignoreLostOutput();
  const databaseOf = (configuration: Configuration) => dataSourceOptions(configuration, ENTITIES);
  if (command === '--rescue') process.exitCode = await rescue(args, process.env, databaseOf);
  else if (command === '--doctor') process.exitCode = await doctor(args, process.env, databaseOf);
  else await start();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = error instanceof StartRefused;
  process.stderr.write(
    known
      ? `${error.message}\n`
      : `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
