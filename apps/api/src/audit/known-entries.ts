import type { Reader } from '../database/reader.js';
import { nullable, text, whole, type RowOf } from '../database/row-shape.js';

/** Entries whose transactions can overlap: more than the database's deadline of ten seconds allows. */
const OVERLAPPING = 1000;

const CHANGE = { id: whole, action: text, subjectId: nullable(whole) };

/** What an entry says is changed; a newer version of the site may have more actions. */
export type AuditChange = RowOf<typeof CHANGE>;

/**
 * Which entries of the audit log are known. A transaction that ends later may commit an entry with a lower id, so ids
 * without an entry are looked for again, as long as a transaction could still use them.
 */
export class KnownEntries {
  private constructor(
    private readonly newest: number,
    private readonly unused: readonly number[],
  ) {}

  /** All that there are now. */
  static async allIn(reader: Reader): Promise<KnownEntries> {
    const entries = await reader.select(
      `SELECT id FROM audit_entries
       WHERE id > (SELECT COALESCE(MAX(id), 0) FROM audit_entries) - ${OVERLAPPING} ORDER BY id`,
      [],
      { id: whole },
    );
    const newest = entries.at(-1)?.id ?? 0;
    return new KnownEntries(Math.max(0, newest - OVERLAPPING), []).with(entries);
  }

  /** The entries that are not known yet, by id, and which are known with them. */
  async changesIn(reader: Reader): Promise<{ changes: AuditChange[]; known: KnownEntries }> {
    const orUnused = this.unused.length > 0 ? ` OR id IN (${this.unused.map(() => '?').join(', ')})` : '';
    const changes = await reader.select(
      `SELECT id, action, subjectId FROM audit_entries WHERE id > ?${orUnused} ORDER BY id`,
      [this.newest, ...this.unused],
      CHANGE,
    );
    return { changes, known: this.with(changes) };
  }

  private with(entries: readonly { id: number }[]): KnownEntries {
    const found = new Set(entries.map(({ id }) => id));
    const newest = Math.max(this.newest, entries.at(-1)?.id ?? 0);
    const oldest = newest - OVERLAPPING + 1;
    // A server may leave out any number of ids.
    const from = Math.max(this.newest + 1, oldest);
    const passed = Array.from({ length: newest - from + 1 }, (_, index) => from + index);
    const unused = [...this.unused, ...passed].filter((id) => id >= oldest && !found.has(id));
    return new KnownEntries(newest, unused);
  }
}
