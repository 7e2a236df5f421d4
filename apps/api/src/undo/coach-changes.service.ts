import { Injectable } from '@nestjs/common';
import {
  civilAt,
  DAY_MS,
  instantAt,
  MINUTE_MS,
  nextSeasonEnd,
  numberOf,
  type AuditAction,
} from '@lions/domain';
import { Clock } from '../platform/common/clock.js';
import { Db } from '../platform/database/db.js';
import type { Writer } from '../platform/database/reader.js';
import { RecordedChange, type CreatedRow, type RecordedRow } from '../platform/database/recorded-change.js';
import { RestoringService } from '../places/restoring.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { ConsequencesService } from './consequences.service.js';
import { DryRunEnd, type Editor } from './editing.js';
import { UndoableChange } from './undoable-change.entity.js';

/** Columns whose change alone is not worth an undo. */
const MINOR = new Set(['attended', 'attendedAt', 'paidAt', 'version', 'updatedAt']);

/** A day from now, and no later than the end of the season, when lists of players may no longer come back. */
export function undoableForADay(now: Date, zone: string): Date {
  const seasonEnd = instantAt(nextSeasonEnd(civilAt(now, zone).date), 0, zone);
  return new Date(Math.min(now.getTime() + DAY_MS, seasonEnd.getTime()));
}

/** Writes of coaches that concern families: their mails wait, and until then they can be undone. */
@Injectable()
export class CoachChanges {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly restoring: RestoringService,
    private readonly consequences: ConsequencesService,
  ) {}

  /** Writes as `db.write`. @throws DryRunEnd when the editor asked for the consequences only */
  write<T>(editor: Editor, work: (tx: Writer) => Promise<T>): Promise<T> {
    return this.db.write(async (tx) => {
      const now = this.clock.now();
      const minutes = numberOf('mail_delay_minutes', await this.settings.valueIn(tx, 'mail_delay_minutes'));
      const change = new RecordedChange(now, new Date(now.getTime() + minutes * MINUTE_MS), editor.note);
      const result = await recordedIn(tx, change, work);
      if (editor.isDryRun) throw new DryRunEnd(await this.consequences.ofIn(tx, change, minutes * 60));
      if (minutes > 0) await this.keepIn(tx, editor, change);
      return result;
    });
  }

  /**
   * Writes as `db.write` a change that sends no mail and can be undone until `endsAt`; its dry run answers what the
   * change itself answers. @throws DryRunEnd when the editor asked for a dry run
   */
  writeUntil<T extends object>(editor: Editor, endsAt: Date, work: (tx: Writer) => Promise<T>): Promise<T> {
    return this.db.write(async (tx) => {
      const change = new RecordedChange(this.clock.now(), endsAt, undefined);
      const result = await recordedIn(tx, change, work);
      if (editor.isDryRun) throw new DryRunEnd(result);
      await this.keepIn(tx, editor, change);
      return result;
    });
  }

  /** Removes the changes that hold data of an erased family: they can no longer be undone. */
  async forgetIn(tx: Writer, email: string, registrationIds: readonly number[]): Promise<void> {
    const ids = new Set(registrationIds);
    for (const { id, content } of await tx.find(UndoableChange)) {
      const registrations = content.rows.filter(({ table }) => table === 'registrations');
      const isTheirs = ({ id: registrationId, before }: RecordedRow) =>
        ids.has(registrationId) || before['parentEmail'] === email;
      if (registrations.some(isTheirs)) await tx.delete(UndoableChange, { id });
    }
  }

  private async keepIn(tx: Writer, editor: Editor, change: RecordedChange): Promise<void> {
    const { at, audit, created, mailKeys, mailsDueAt: endsAt } = change;
    const inserted = new Set(created.map(({ table, id }) => `${table} ${id}`));
    const isInserted = ({ table, id }: CreatedRow) => inserted.has(`${table} ${id}`);
    const rows = change.rows.filter(
      (row) => Object.keys(row.after).some((column) => !MINOR.has(column)) && !isInserted(row),
    );
    if (!audit || rows.length + created.length === 0) return;
    // A sheet changes nothing that players are registered for, and its undo requires that there are none.
    const ledgers = audit.action === 'sheet.import' ? [] : await this.restoring.ledgersIn(tx, rows);
    await tx.insert(UndoableChange, {
      at,
      endsAt,
      actorId: editor.userId,
      auditId: audit.id,
      action: audit.action as AuditAction,
      subjectId: audit.subjectId,
      families: await this.consequences.toldFamiliesIn(tx, mailKeys, rows),
      content: { rows, mailKeys, ledgers, ...(created.length > 0 && { created }) },
    });
  }
}

async function recordedIn<T>(
  tx: Writer,
  change: RecordedChange,
  work: (tx: Writer) => Promise<T>,
): Promise<T> {
  tx.recorded = change;
  const result = await work(tx);
  tx.recorded = undefined;
  return result;
}
