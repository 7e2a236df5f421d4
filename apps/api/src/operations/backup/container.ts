import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { StartRefused } from '../../platform/config/configuration.js';
import { errorCodeOf } from '../../platform/database/database-error.js';
import { legacyContent, legacyKey, type LegacyKey } from './legacy-container.js';
import { DAMAGED, WRONG_PASSPHRASE } from './records.js';

/**
 * First line of a backup, readable without its passphrase. The rest of the file is gzip or, with a passphrase, gzip in
 * age (https://age-encryption.org/v1): `tail -n +2 FILE | age --decrypt | gunzip` prints the records.
 */
interface CurrentHeader {
  format: 'lions-backup';
  version: 2;
  /** ISO instant: what was acknowledged before it is in the backup. The first record repeats it. */
  takenAt: string;
  isEncrypted: boolean;
  /** Hex digest of everything after this line. It shows damage; age shows malice, too. */
  sha256: string;
}
interface LegacyHeader {
  format: 'lions-backup';
  version: 1;
  takenAt: string;
  key: LegacyKey | null;
}

const MAX_HEADER_BYTES = 2000;
/** N = 2^16: 64 MB and a third of a second for each guess of a passphrase. */
const SCRYPT_WORK_FACTOR = 16;

/** Loaded on demand: it takes 90 ms and 14 MB, and a running server does not need it. */
const age = () => import('age-encryption');

/** Writes a backup, streamed and synced to the disk. */
export async function writeContainer(
  path: string,
  takenAt: string,
  passphrase: string | undefined,
  text: AsyncIterable<string>,
): Promise<void> {
  const isEncrypted = passphrase !== undefined;
  const lineWith = (sha256: string) => {
    const header: CurrentHeader = { format: 'lions-backup', version: 2, takenAt, isEncrypted, sha256 };
    return Buffer.from(`${JSON.stringify(header)}\n`);
  };
  const hash = createHash('sha256');
  const file = await open(path, 'w', 0o600);
  try {
    // Placeholder of the same length as the line that replaces it.
    await file.appendFile(lineWith(hash.copy().digest('hex')));
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    const feeding = pipeline(text, gzip);
    // Its error destroys the stream that is read here.
    feeding.catch(() => undefined);
    const content: AsyncIterable<Uint8Array> = isEncrypted ? await encrypted(gzip, passphrase) : gzip;
    for await (const part of content) {
      hash.update(part);
      await file.appendFile(part);
    }
    await feeding;
    const line = lineWith(hash.digest('hex'));
    await file.write(line, 0, line.length, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function encrypted(content: Readable, passphrase: string): Promise<AsyncIterable<Uint8Array>> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase.normalize('NFC'));
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  return encrypter.encrypt(Readable.toWeb(content));
}

/** @throws StartRefused for another kind of file, or a newer format */
export async function readHeader(path: string) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEADER_BYTES));
    const line = buffer.subarray(0, buffer.subarray(0, bytesRead).indexOf('\n') + 1);
    const header = parsed(line);
    return { header, line, isEncrypted: header.version === 1 ? header.key !== null : header.isEncrypted };
  } finally {
    await file.close();
  }
}

function parsed(line: Buffer): CurrentHeader | LegacyHeader {
  let header: Partial<Record<keyof CurrentHeader | keyof LegacyHeader, unknown>> | undefined;
  try {
    header = JSON.parse(line.toString()) as typeof header;
  } catch {
    // Invalid JSON is refused below, like any other line that is no header.
  }
  if (header?.format !== 'lions-backup' || Number.isNaN(Date.parse(String(header.takenAt))))
    throw new StartRefused('The file is not a backup of this site.');
  if (header.version !== 1 && header.version !== 2)
    throw new StartRefused('The backup was made by a newer version: restore it with that version.');
  if (header.version === 1 ? typeof header.key !== 'object' : typeof header.isEncrypted !== 'boolean')
    throw DAMAGED;
  return header as CurrentHeader | LegacyHeader;
}

/**
 * The compressed records of a backup, and when it was taken. Checks the digest first.
 * @throws StartRefused as `readHeader` does, for a damaged file, and for a missing or wrong passphrase
 */
export async function openContainer(
  path: string,
  passphrase: string | undefined,
): Promise<{ takenAt: string; content: AsyncIterable<Uint8Array> }> {
  const { header, line } = await readHeader(path);
  const { takenAt } = header;
  if (header.version === 1) {
    const key = header.key && (await legacyKey(header.key, required(passphrase)));
    return { takenAt, content: legacyContent(path, line, key) };
  }
  const body = () => createReadStream(path, { start: line.length });
  if ((await sha256Of(body())) !== header.sha256) throw DAMAGED;
  return { takenAt, content: header.isEncrypted ? decrypted(body(), required(passphrase)) : body() };
}

function required(passphrase: string | undefined): string {
  if (passphrase !== undefined) return passphrase;
  throw new StartRefused('The backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
}

async function sha256Of(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of bytes) hash.update(part);
  return hash.digest('hex');
}

async function* decrypted(body: Readable, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase.normalize('NFC'));
  // The digest was right: only the passphrase can be wrong, or the file was changed on purpose.
  const content = await decrypter.decrypt(Readable.toWeb(body)).catch(() => {
    throw WRONG_PASSPHRASE;
  });
  try {
    yield* content;
  } catch (error) {
    throw errorCodeOf(error) === undefined ? DAMAGED : error;
  }
}
