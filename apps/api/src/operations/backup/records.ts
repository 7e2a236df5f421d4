import { StartRefused } from '../../platform/config/configuration.js';
import type { Value } from '../../platform/database/club/club-tables.js';

/** Sentences for a file that is not what was written, or that cannot be opened. */
export const DAMAGED = new StartRefused(
  'The backup is damaged: a part of it was changed, or its end is missing. Use another one.',
);
export const WRONG_PASSPHRASE = new StartRefused('BACKUP_PASSPHRASE is not the passphrase of this backup.');

/** Secrets as in the configuration. */
export interface ClubSecrets {
  jwtSecret: string;
  linkSecret: string;
}

/**
 * The lines inside a backup, in this order: the club, the tables (each with its rows and its end), the pictures (each
 * with its content in base64 pieces and its end), the end.
 */
export interface ClubRecord {
  /** Time as in the header, where it could be changed; undefined in backups of version 1. */
  takenAt?: string;
  /** Names of the migrations that the tables have. */
  migrations: string[];
  secrets: ClubSecrets;
}
export interface TableRecord {
  table: string;
  columns: string[];
}
export interface TableEndRecord {
  rows: number;
  /** The id of the next new row, so that no id is used twice; null where the database generates none. */
  nextId: number | null;
}
export interface PictureRecord {
  /** Relative to the folder of pictures, with slashes. */
  picture: string;
}
export interface PictureEndRecord {
  bytes: number;
}
export interface EndRecord {
  tables: number;
  rows: number;
  pictures: number;
}

/** One line of a backup: a row is a list of values, a piece of a picture a text. */
export type BackupRecord =
  ClubRecord | TableRecord | Value[] | TableEndRecord | PictureRecord | string | PictureEndRecord | EndRecord;

export const toLine = (record: BackupRecord): string => `${JSON.stringify(record)}\n`;

/** The lines of a stream of text, without their ends; the last one has an end as well. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const part of stream) {
    let from = 0;
    for (let end = part.indexOf(10); end >= 0; end = part.indexOf(10, from)) {
      const last = part.subarray(from, end);
      yield (rest.length > 0 ? Buffer.concat([...rest, last]) : last).toString('utf8');
      rest = [];
      from = end + 1;
    }
    if (from < part.length) rest.push(part.subarray(from));
  }
}
