import { readClubValue } from '@lions/domain';
import { userNamesIn } from '../../auth/accounts/user-names.js';
import type { Reader } from '../../platform/database/reader.js';
import type { ClubSetting } from './club-setting.entity.js';
import type { ClubVersionDto } from './club.dto.js';

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
