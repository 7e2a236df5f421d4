import { clubFields, clubText, readClubValue, rowText, type ClubField, type ClubKey } from '@lions/domain';
import { userNamesIn } from '../../auth/accounts/user-names.js';
import type { Reader } from '../../platform/database/reader.js';
import type { ClubSetting } from '../setting.entity.js';
import type { ClubVersionDto } from './club.dto.js';
import { auditChange, type AuditRecord } from '../../platform/audit/audit.service.js';

/** The value of a club setting, by its fields. */
export type Value = Record<string, unknown>;

/** A stored value in the order of the form; null where the code's content applies, also to a value of another release. */
export function valueOf(row: ClubSetting | undefined): Value | null {
  return (row?.value && (readClubValue(row.key, row.value).value as Value | undefined)) ?? null;
}

/** The rows with the names of who saved them; a removed user has no name. */
export async function versionsIn(reader: Reader, rows: readonly ClubSetting[]): Promise<ClubVersionDto[]> {
  const names = await userNamesIn(
    reader,
    rows.map(({ savedById }) => savedById),
  );
  return rows.map((row) => ({
    version: row.version,
    value: valueOf(row),
    changedBy: names.get(row.savedById) ?? null,
    changedAt: row.savedAt.toISOString(),
  }));
}

/** The audited difference of two values: of a list its rows that differ, or all rows where only their order does. */
export function clubChange(
  key: ClubKey,
  before: Value | null,
  after: Value | null,
): Pick<AuditRecord, 'before' | 'after'> | undefined {
  const [was, is]: [Value, Value] = [{}, {}];
  for (const [name, field] of clubFields(key)) {
    const [old, next] = [before?.[name], after?.[name]];
    [was[name], is[name]] =
      field.kind === 'rows'
        ? changedRows(field, (old ?? []) as object[], (next ?? []) as object[])
        : [audited(field, old), audited(field, next)];
  }
  return auditChange(was, is);
}

function audited(field: ClubField, value: unknown): unknown {
  if (field.kind === 'flag') return value === true;
  return field.kind === 'number' ? (value ?? null) : clubText(field, value) || null;
}

function changedRows(field: ClubField, old: object[], next: object[]): [string, string] {
  const [was, is] = [old, next].map((rows) => rows.map((row) => rowText(field, row))) as [string[], string[]];
  const [gone, added] = [was.filter((row) => !is.includes(row)), is.filter((row) => !was.includes(row))];
  const isMoved = gone.length === 0 && added.length === 0;
  return isMoved ? [was.join('; '), is.join('; ')] : [gone.join('; '), added.join('; ')];
}
