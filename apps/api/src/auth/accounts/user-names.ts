import type { Reader } from '../../platform/database/reader.js';
import { text, whole } from '../../platform/database/row-shape.js';
import { placeholders } from '../../platform/database/inserting.js';

const NAMED = { id: whole, firstName: text, lastName: text };

/** First and last names of users by id; a removed user has none. */
export async function userNamesIn(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const users = await reader.select(
    `SELECT id, firstName, lastName FROM admin_users WHERE id IN (${placeholders(asked)})`,
    asked,
    NAMED,
  );
  return new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}
