import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartRefused, type Configuration } from '../../platform/config/configuration.js';
import { requireSecret } from '../../platform/config/secrets.js';
import { errorCodeOf } from '../../platform/database/database-error.js';
import { flush } from '../../platform/database/embedded/embedded-file.js';
import { writeContainer } from './container.js';
import { isBelow, pictureFolder, picturesIn, piecesOf } from './pictures.js';
import { toLine, type BackupRecord, type EndRecord } from './records.js';
import { ClubSnapshot } from '../../platform/database/club/club-snapshot.js';

/** Text is collected to this size, because each write to the compressor costs as much as some kilobytes. */
const WRITE_CHARACTERS = 32 * 1024;

type Source = Pick<
  Configuration,
  'databaseUrl' | 'dataDir' | 'jwtSecret' | 'linkSecret' | 'secretFile' | 'isSecretDrawn'
>;

/** Totals of a backup, its time, and its size in bytes. */
export interface BackupSummary extends EndRecord {
  takenAt: Date;
  bytes: number;
}

/**
 * Writes a complete club into one file: beside a running server, streamed, and under its final name only when it is whole
 * and on the disk. @throws StartRefused when the club cannot be read, or the file exists or cannot be written
 */
export async function writeBackup(
  source: Source,
  path: string,
  passphrase: string | undefined,
): Promise<BackupSummary> {
  const partial = `${path}.partial`;
  const pictures = pictureFolder(source.dataDir);
  // It would read the file that it writes, without end.
  if (isBelow(pictures, path))
    throw new StartRefused(`No backup was written: ${pictures} holds what it copies. Use another folder.`);
  const snapshot = await ClubSnapshot.open(source);
  try {
    requireSecret(source);
    const total = { tables: 0, rows: 0, pictures: 0 };
    const text = textOf(recordsOf(source, snapshot, total));
    await writeContainer(partial, snapshot.takenAt.toISOString(), passphrase, text);
    const { size: bytes } = await stat(partial);
    await rename(partial, path);
    flush(dirname(path));
    return { ...total, takenAt: snapshot.takenAt, bytes };
  } catch (error) {
    await rm(partial, { force: true });
    throw toSentence(error, path);
  } finally {
    await snapshot.close();
  }
}

/** Every line of the backup, a page of rows at once; counts into `total`. */
async function* recordsOf(
  { dataDir, jwtSecret, linkSecret }: Source,
  snapshot: ClubSnapshot,
  total: EndRecord,
): AsyncGenerator<BackupRecord[]> {
  yield [
    {
      takenAt: snapshot.takenAt.toISOString(),
      migrations: snapshot.migrations,
      secrets: { jwtSecret, linkSecret },
    },
  ];
  for (const table of snapshot.tables) {
    let rows = 0;
    yield [{ table: table.name, columns: table.columns }];
    for await (const page of snapshot.pages(table)) {
      yield page;
      rows += page.length;
    }
    yield [{ rows, nextId: await snapshot.nextIdOf(table) }];
    total.tables += 1;
    total.rows += rows;
  }
  const folder = pictureFolder(dataDir);
  for (const picture of picturesIn(folder)) {
    const pieces = await piecesOf(folder, picture);
    if (!pieces) continue;
    let bytes = 0;
    yield [{ picture }];
    for await (const piece of pieces) {
      yield [piece.toString('base64')];
      bytes += piece.length;
    }
    yield [{ bytes }];
    total.pictures += 1;
  }
  yield [{ ...total }];
}

async function* textOf(pages: AsyncIterable<BackupRecord[]>): AsyncGenerator<string> {
  let text = '';
  for await (const records of pages) {
    text += records.map(toLine).join('');
    if (text.length < WRITE_CHARACTERS) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** One sentence for what a disk or a database refused; any other error unchanged. */
function toSentence(error: unknown, path: string): unknown {
  const code = errorCodeOf(error);
  if (error instanceof StartRefused || code === undefined) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartRefused(`No backup was written: the disk of ${dirname(path)} is full.`);
  if (code === 'ER_TABLE_DEF_CHANGED')
    return new StartRefused('No backup was written: the tables were changed meanwhile. Try again.');
  return new StartRefused(`No backup was written to ${path} (${code}).`);
}
