import type { Db } from '../database/db.js';
import { FamilyLinks } from '../families/family-links.js';
import type { TestApp } from './test-app.js';

/** A family of that address, and the path of its private calls. */
export async function givenFamily(
  app: TestApp,
  email: string,
): Promise<{ id: number; path: string; token: string }> {
  const links = app.app.get(FamilyLinks, { strict: false });
  const known = await app.db.write((tx) => links.familiesIn(tx, [{ email, locale: null }]));
  const { familyId: id = 0, manageUrl = '' } = known.get(email) ?? {};
  const token = manageUrl.split('/').at(-1) ?? '';
  return { id, token, path: `/api/my/${token}` };
}

/** Every row of every table as text, but those that come and go by themselves. */
export async function dumpOf(db: Db, tables: readonly string[]): Promise<string> {
  return db.read(async (reader) => {
    const rows = [];
    for (const table of tables) rows.push([table, await reader.select(`SELECT * FROM ${table} ORDER BY id`)]);
    return JSON.stringify(rows);
  });
}
