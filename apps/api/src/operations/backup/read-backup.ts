import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartRefused } from '../../platform/config/configuration.js';
import type { Value } from '../../platform/database/club/club-tables.js';
import { errorCodeOf } from '../../platform/database/database-error.js';
import { openContainer } from './container.js';
import {
  DAMAGED,
  linesOf,
  type BackupRecord,
  type ClubRecord,
  type EndRecord,
  type TableEndRecord,
} from './records.js';

/** Rows and characters that are passed on at once: one INSERT. */
const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 1_000_000;

/** Called with the content of a backup in its order. Whatever it throws ends the reading. */
export interface BackupVisitor {
  club?(club: ClubRecord): Promise<void>;
  rows?(table: string, columns: readonly string[], rows: Value[][]): Promise<void>;
  tableEnd?(table: string, end: TableEndRecord): Promise<void>;
  /** A piece of a picture; the first one is empty. */
  picture?(name: string, piece: Buffer): Promise<void>;
}

/**
 * Reads a backup from beginning to end, and checks that it is whole and that its counts are right.
 * @throws StartRefused with one sentence for a file that is not, or that the passphrase does not open
 */
export async function readBackup(
  path: string,
  passphrase: string | undefined,
  visitor: BackupVisitor = {},
): Promise<{ takenAt: string; end: EndRecord }> {
  try {
    const { takenAt, content } = await openContainer(path, passphrase);
    const gunzip = createGunzip();
    const feeding = pipeline(content, gunzip);
    feeding.catch(() => undefined);
    const end = await new Walk(takenAt, visitor).through(linesOf(gunzip));
    await feeding;
    return { takenAt, end };
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new StartRefused(`The file ${path} cannot be read.`);
    throw code?.startsWith('Z_') || error instanceof SyntaxError ? DAMAGED : error;
  }
}

/** The place in a backup, and what was counted up to it. */
class Walk {
  private readonly total: EndRecord = { tables: 0, rows: 0, pictures: 0 };
  private table: { name: string; columns: string[]; rows: number } | undefined;
  private picture: { name: string; bytes: number } | undefined;
  private end: EndRecord | undefined;
  private batch: Value[][] = [];
  private batchCharacters = 0;

  constructor(
    private readonly takenAt: string,
    private readonly visitor: BackupVisitor,
  ) {}

  async through(lines: AsyncIterable<string>): Promise<EndRecord> {
    for await (const line of lines) {
      if (this.end) throw DAMAGED;
      await this.take(JSON.parse(line) as BackupRecord, line.length);
    }
    if (!this.end) throw DAMAGED;
    return this.end;
  }

  private async take(record: BackupRecord, characters: number): Promise<void> {
    if (Array.isArray(record)) return this.takeRow(record, characters);
    if (typeof record === 'string') return this.takePiece(Buffer.from(record, 'base64'));
    if ('migrations' in record) await this.takeClub(record);
    else if ('table' in record) this.table = { name: record.table, columns: record.columns, rows: 0 };
    else if ('nextId' in record) await this.endTable(record);
    else if ('picture' in record) {
      this.picture = { name: record.picture, bytes: 0 };
      await this.takePiece(Buffer.alloc(0));
    } else if ('bytes' in record) this.endPicture(record.bytes);
    else this.finish(record);
  }

  private async takeClub(club: ClubRecord): Promise<void> {
    if ((club.takenAt ?? this.takenAt) !== this.takenAt) throw DAMAGED;
    await this.visitor.club?.(club);
  }

  private async takeRow(row: Value[], characters: number): Promise<void> {
    if (row.length !== this.table?.columns.length) throw DAMAGED;
    this.batch.push(row);
    this.batchCharacters += characters;
    if (this.batch.length === ROWS_AT_ONCE || this.batchCharacters > CHARACTERS_AT_ONCE)
      await this.passRows();
  }

  private async passRows(): Promise<void> {
    const { table, batch } = this;
    if (!table || batch.length === 0) return;
    this.batch = [];
    this.batchCharacters = 0;
    table.rows += batch.length;
    await this.visitor.rows?.(table.name, table.columns, batch);
  }

  private async endTable(end: TableEndRecord): Promise<void> {
    await this.passRows();
    if (this.table?.rows !== end.rows) throw DAMAGED;
    await this.visitor.tableEnd?.(this.table.name, end);
    this.total.tables += 1;
    this.total.rows += end.rows;
    this.table = undefined;
  }

  private async takePiece(piece: Buffer): Promise<void> {
    if (!this.picture) throw DAMAGED;
    this.picture.bytes += piece.length;
    await this.visitor.picture?.(this.picture.name, piece);
  }

  private endPicture(bytes: number): void {
    if (this.picture?.bytes !== bytes) throw DAMAGED;
    this.total.pictures += 1;
    this.picture = undefined;
  }

  private finish(end: EndRecord): void {
    const { tables, rows, pictures } = this.total;
    if (end.tables !== tables || end.rows !== rows || end.pictures !== pictures) throw DAMAGED;
    this.end = end;
  }
}
