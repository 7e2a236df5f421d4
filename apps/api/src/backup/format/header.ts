import { StartRefused } from '../../config/configuration.js';
import type { ByteReader } from './chunks.js';
import { checksumSeal, cipherSeal, keyOf, type FileKey, type Seal } from './seal.js';

/** What can be read of a backup without its passphrase. */
export interface BackupHeader {
  format: 'lions-backup';
  version: 1;
  /** The database it was taken from. */
  database: 'sqlite' | 'mysql' | 'mariadb';
  /** The newest migration of that database. */
  schema: string;
  /** ISO instant: what was acknowledged before it is in the backup. */
  takenAt: string;
  /** Of the key that is derived from the passphrase; null: not encrypted. */
  key: { salt: string; check: string } | null;
}

const LIMIT = 2000;

/** The header line of a new file, and the seal of its chunks. @param key undefined for a file that is not encrypted */
export function sealHeader(
  about: Pick<BackupHeader, 'database' | 'schema' | 'takenAt'>,
  key: FileKey | undefined,
): { line: Buffer; seal: Seal } {
  const shown = key && { salt: key.salt.toString('base64url'), check: key.check.toString('base64url') };
  const header: BackupHeader = { format: 'lions-backup', version: 1, ...about, key: shown ?? null };
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  return { line, seal: key ? cipherSeal(line, key.key) : checksumSeal(line) };
}

/** @throws StartRefused for another kind of file, or a newer format */
export async function readHeader(bytes: ByteReader): Promise<{ header: BackupHeader; line: Buffer }> {
  const line = await bytes.takeLine(LIMIT);
  const header = line && parsed(line);
  if (!header) throw new StartRefused('The file is not a backup of this site.');
  if (header.version !== 1)
    throw new StartRefused('The backup was made by a newer version: restore it with that version.');
  return { header: header as unknown as BackupHeader, line };
}

/** @throws StartRefused as `readHeader` does, and for a missing or wrong passphrase */
export async function openHeader(
  bytes: ByteReader,
  passphrase: string | undefined,
): Promise<{ header: BackupHeader; seal: Seal }> {
  const { header, line } = await readHeader(bytes);
  if (header.key === null) return { header, seal: checksumSeal(line) };
  if (passphrase === undefined)
    throw new StartRefused('The backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  const { key, check } = await keyOf(passphrase, Buffer.from(String(header.key.salt), 'base64url'));
  if (check.toString('base64url') !== header.key.check)
    throw new StartRefused('BACKUP_PASSPHRASE is not the passphrase of this backup.');
  return { header, seal: cipherSeal(line, key) };
}

function parsed(line: Buffer): Partial<Record<keyof BackupHeader, unknown>> | undefined {
  try {
    const header = JSON.parse(line.toString('utf8')) as Partial<Record<keyof BackupHeader, unknown>>;
    const isWhole = typeof header.key === 'object' && !Number.isNaN(Date.parse(String(header.takenAt)));
    return header.format === 'lions-backup' && isWhole ? header : undefined;
  } catch {
    return undefined;
  }
}
