import type { Db } from '../../platform/database/db.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import type { TestApp } from '../test-app.js';

/** A family of that address, and the path of its private calls with the token of its mails. */
export async function givenFamily(
  app: TestApp,
  email: string,
): Promise<{ id: number; path: string; token: string }> {
  const links = app.app.get(FamilyLinks, { strict: false });
  const known = await app.db.write((tx) => links.familiesIn(tx, [{ email, locale: null }]));
  const id = known.get(email) ?? 0;
  const urls = await app.db.read((reader) => links.mailUrlsIn(reader, id));
  const token = urls?.fr.split('/').at(-1) ?? '';
  return { id, token, path: `/api/my/${token}` };
}

/** Every row of every table as text, except those that change on their own. */
export async function dumpOf(db: Db, tables: readonly string[]): Promise<string> {
  return db.read(async (reader) => {
    const dump = [];
    for (const table of tables) {
      const rows = await reader.find<object>(table);
      dump.push([table, rows.map((row) => JSON.stringify(row)).sort()]);
    }
    return JSON.stringify(dump);
  });
}
