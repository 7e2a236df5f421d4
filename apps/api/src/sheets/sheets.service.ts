import { Injectable } from '@nestjs/common';
import { SHEET_LIMITS, SHEET_STATES, type Language, type SheetKind } from '@lions/domain';
import { MoreThan } from 'typeorm';
import { AuditService } from '../platform/audit/audit.service.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Writer } from '../platform/database/reader.js';
import { CoachChanges, undoableForADay } from '../undo/coach-changes.service.js';
import type { Editor } from '../undo/editing.js';
import { ActivitySheets } from './activity-sheets.js';
import { PlayerSheets } from './player-sheets.js';
import { differenceOf, valueOf, type SheetChoice, type SheetDifference } from './sheet-difference.js';
import { readSheet, refusedSheet, writeSheet, type CellValue } from './sheet-file.js';
import type { SheetDifferenceDto } from './sheets.dto.js';
import type { Find, SheetSaving, SheetSource, SheetWrite, StoredRow } from './sheet-table.js';
import { TeamSheets } from './team-sheets.js';

/** Rows that a difference lists. */
const LISTED_ROWS = 500;

interface Import extends SheetChoice {
  /** The digest of the dry run. */
  digest: string | undefined;
}

/** The club's rows as sheets, and back. See docs/decisions/coaches/sheets.md. */
@Injectable()
export class SheetsService {
  private readonly sources: Record<SheetKind, SheetSource<StoredRow>>;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly changes: CoachChanges,
    private readonly audit: AuditService,
    { sessions, practices }: ActivitySheets,
    { teams }: TeamSheets,
    { players }: PlayerSheets,
  ) {
    this.sources = { sessions, practices, teams, players };
  }

  async file(kind: SheetKind, format: 'csv' | 'xlsx', language: Language): Promise<Buffer> {
    const rows = await this.db.read(async (reader) => {
      const find: Find = (table, where) => reader.find(table, { where });
      const { columns, rows: stored } = await this.sources[kind].openIn(reader, find);
      const cells = stored.map((row) =>
        columns.map((column) => column.type.show(valueOf(column, row), language)),
      );
      return [columns.map(({ name }): CellValue => name[language]), ...cells];
    });
    return writeSheet(format, rows);
  }

  /**
   * Makes the differences of a sheet that a dry run has shown, all or none. @throws DryRunEnd with them; AppError
   * VALIDATION_FAILED for a wrong sheet, SHEET_OUTDATED when the club has changed since the dry run
   */
  async import(editor: Editor, kind: SheetKind, bytes: Buffer, choice: Import): Promise<SheetDifferenceDto> {
    const lines = await readSheet(bytes);
    const { digest, ...compared } = choice;
    const endsAt = undoableForADay(this.clock.now(), this.configuration.zone);
    return this.changes.writeUntil(editor, endsAt, async (tx) => {
      const find: Find = (table, where) =>
        editor.isDryRun ? tx.find(table, { where }) : tx.lock(table, where);
      const table = await this.sources[kind].openIn(tx, find);
      const difference = await differenceOf(lines, table, compared);
      const counts = countsOf(difference);
      const { writes } = difference;
      if ('saveIn' in table.save && writes.length > SHEET_LIMITS.changes)
        throw refusedSheet('tooManyChanges');
      if (!editor.isDryRun) {
        if (counts.wrong > 0) throw refusedSheet('rowsWrong');
        if (digest !== difference.digest) throw new AppError('SHEET_OUTDATED');
        const audited = {
          newRows: counts.new,
          changedRows: counts.changed,
          removedRows: compared.removesMissing ? counts.gone : 0,
        };
        // Before the entries of the rows: the undo is of the first entry.
        if (writes.length > 0)
          await this.audit.recordIn(tx, editor, {
            action: 'sheet.import',
            after: { sheet: kind, ...audited },
          });
        if ('saveIn' in table.save) await table.save.saveIn(tx, editor, writes);
        else await this.writeIn(tx, table.table, table.save, writes);
      }
      return {
        counts,
        rows: SHEET_STATES.flatMap((state) => difference.rows.filter((row) => row.state === state)).slice(
          0,
          LISTED_ROWS,
        ),
        digest: difference.digest,
        undoUntil: writes.length > 0 ? endsAt.toISOString() : null,
      };
    });
  }

  private async writeIn(
    tx: Writer,
    table: string,
    save: Extract<SheetSaving<StoredRow>, { stored: unknown }>,
    writes: readonly SheetWrite<StoredRow>[],
  ): Promise<void> {
    const now = this.clock.now();
    const made = writes.filter(({ row }) => !row);
    const [last] = await tx.find<StoredRow>(table, { order: { id: 'DESC' }, take: 1 });
    const stamps = { version: 1, createdAt: now, updatedAt: now };
    await tx.insertAll(
      table,
      made.map(({ values }) => ({ ...save.stored(values, undefined, now), ...stamps })),
    );
    const created =
      made.length === 0 ? [] : await tx.find<StoredRow>(table, { where: { id: MoreThan(last?.id ?? 0) } });
    // Another server has added rows at the same moment: which of them are these?
    if (created.length !== made.length) throw new AppError('SHEET_OUTDATED');
    tx.announce(
      table,
      created.map(({ id }) => id),
      'created',
    );
    tx.recorded?.created.push(...created.map(({ id }) => ({ table, id })));
    await tx.saveAll(
      table,
      writes.flatMap(({ row, values }) =>
        row
          ? [{ row, change: { ...save.stored(values, row, now), version: row.version + 1, updatedAt: now } }]
          : [],
      ),
    );
  }
}

const countsOf = ({ rows, same }: SheetDifference<StoredRow>) => {
  const [wrong = 0, added = 0, changed = 0, gone = 0] = SHEET_STATES.map(
    (state) => rows.filter((row) => row.state === state).length,
  );
  return { same, new: added, changed, gone, wrong };
};
