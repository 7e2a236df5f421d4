import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { StartRefused, type Configuration } from '../../platform/config/configuration.js';
import { BackupFolder } from './nightly/backup-folder.js';
import { makeNightlyBackup } from './nightly/nightly-backup.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const USAGE = {
  backup: 'Usage: npm run backup [-- FILE]',
  restore: 'Usage: npm run restore -- FILE',
  // Started by the server.
  'nightly-backup': 'Usage: node apps/api/server.cjs --nightly-backup DAY',
};

type Kind = keyof typeof USAGE;

interface BackupCommand {
  kind: Kind;
  /** A file or, for the nightly backup, a day. */
  subject: string | undefined;
}

/** Parses the command line; undefined for another command. @throws StartRefused with the usage */
export function backupArguments(args: readonly string[]): BackupCommand | undefined {
  const kind = (Object.keys(USAGE) as Kind[]).find((name) => args.includes(`--${name}`));
  if (kind === undefined) return undefined;
  const [subject, ...more] = args.filter((arg) => arg !== `--${kind}`);
  const isMissing = subject === undefined && kind !== 'backup';
  if (isMissing || more.length > 0 || subject?.startsWith('--')) throw new StartRefused(USAGE[kind]);
  return { kind, subject };
}

/** Runs the command; returns the lines to print. @throws StartRefused */
export async function runBackupCommand(
  configuration: Configuration,
  { kind, subject = '' }: BackupCommand,
): Promise<string[]> {
  if (kind !== 'restore') yieldToRequests();
  if (kind === 'nightly-backup') {
    endWithServer();
    return makeNightlyBackup(configuration, subject);
  }
  return kind === 'backup' ? backup(configuration, subject) : restore(configuration, resolve(subject));
}

/** Ends this process when the server that started it has ended. What it leaves is removed by the next one. */
function endWithServer(): void {
  process.on('disconnect', () => process.exit(1));
  // The channel alone does not keep it running.
  process.channel?.unref();
}

/** The server beside it goes first where the processor is short. On Linux each thread has its own priority. */
function yieldToRequests(): void {
  try {
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
    for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // It is a courtesy.
  }
}

async function backup(configuration: Configuration, path: string): Promise<string[]> {
  const { passphrase, dir = join(configuration.dataDir, 'backups') } = configuration.backup;
  if (path === '') new BackupFolder(dir).make();
  const file = resolve(path === '' ? join(dir, nameAt(new Date())) : path);
  if (existsSync(file)) throw new StartRefused(`No backup was written: ${file} is there already.`);
  const { rows, pictures, bytes, takenAt } = await writeBackup(configuration, file, passphrase);
  const care =
    passphrase === undefined ? 'It is not encrypted: keep it safe.' : 'Keep its passphrase in another place.';
  return [
    `Backup of ${takenAt.toISOString()}: ${rows} rows, ${pictures} pictures, ${Math.ceil(bytes / 1000)} KB.`,
    `${file} holds the whole club. ${care}`,
  ];
}

async function restore(configuration: Configuration, file: string): Promise<string[]> {
  const { takenAt, end, secrets } = await restoreBackup(configuration, file, configuration.backup.passphrase);
  const lines = [`Restored the club of ${takenAt}: ${end.rows} rows, ${end.pictures} pictures.`];
  // A generated secret was replaced by the club's; one in the environment cannot be.
  const isForeign = configuration.isSecretGiven && configuration.linkSecret !== secrets.linkSecret;
  return isForeign ? [...lines, FOREIGN_SECRET] : lines;
}

const FOREIGN_SECRET =
  'JWT_SECRET is not the secret of this club. Set it to the content of jwt-secret in DATA_DIR, and ' +
  'LINK_SECRET to that of link-secret if it is there, before the first start: otherwise the links that families have stop working.';

/** 'lions-2026-11-25T18-30-05Z.backup'. */
const nameAt = (now: Date) => `lions-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
