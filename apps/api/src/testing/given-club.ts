import { DataSource } from 'typeorm';
import { nullable, whole } from '../platform/database/row-shape.js';
import { placeholders } from '../platform/database/inserting.js';
import { ENTITIES } from '../entities.js';
import { PublicWrites } from './public-writes.js';
import type { TestApp } from './test-app.js';

/** Characters that a file, a quoted value or another character set could spoil. */
const ODD_TEXT = 'Łukasz “Zoë” \\ \' " \n\t🏒';

/** A club with rows in every table, from calls where there are some. */
export async function givenClub(app: TestApp): Promise<PublicWrites> {
  const writes = await PublicWrites.in([app]);
  for (const write of Object.values(writes.all)) await write(0);
  const { db } = app;
  const dataSource = app.app.get(DataSource);
  const { driver } = dataSource;
  // `entityMetadatas` follows the order of imports, in which a table may come before the one that it refers to.
  const metadatas = ENTITIES.map((entity) => dataSource.getMetadata(entity));
  await db.write(async (tx) => {
    for (const { target, tableName, columns } of metadatas) {
      if ((await tx.find(target, { take: 1 })).length > 0) continue;
      const given = columns.filter(({ isGenerated }) => !isGenerated);
      // Ids of a schema that tests share do not begin at 1.
      const ids = new Map<string, number>();
      for (const { referencedColumn } of given)
        if (referencedColumn) {
          const table = referencedColumn.entityMetadata.tableName;
          const [row] = await tx.select(`SELECT MIN(id) AS id FROM ${table}`, [], { id: nullable(whole) });
          ids.set(table, row?.id ?? 0);
        }
      const values = given.map(({ isNullable, type, transformer, length, referencedColumn }) => {
        if (isNullable) return null;
        if (referencedColumn) return ids.get(referencedColumn.entityMetadata.tableName);
        if (type === 'json') return JSON.stringify({ text: ODD_TEXT, list: [1, 0.5, null, true] });
        if (type !== 'varchar') return 1;
        return transformer ? '2025-09-01T16:00:00.000Z' : ODD_TEXT.slice(0, Math.min(Number(length), 20));
      });
      await tx.execute(
        `INSERT INTO ${tableName} (${given.map(({ databaseName }) => driver.escape(databaseName)).join(', ')})
         VALUES (${placeholders(given)})`,
        values,
      );
    }
    // An id that is free again, and a text that is hard to carry.
    await tx.execute(
      "INSERT INTO page_views (day, path, language, views) SELECT day, 'gone', language, 1 FROM page_views LIMIT 1",
    );
    await tx.execute("DELETE FROM page_views WHERE path = 'gone'");
    await tx.execute('UPDATE teams SET description = ?', [ODD_TEXT]);
  });
  return writes;
}

/** All rows of all tables as entities have them, which is the same on every database. */
export async function rowsOfClub(dataSource: DataSource): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {};
  for (const { tableName, target, primaryColumns } of dataSource.entityMetadatas) {
    const key = primaryColumns[0]?.propertyName ?? '';
    found[tableName] = await dataSource.getRepository(target).find({ order: { [key]: 'ASC' } });
  }
  if (Object.keys(found).length !== ENTITIES.length) throw new Error('A table was left out');
  return found;
}
