import type { DataSource } from 'typeorm';
import { isServer } from '../../../platform/database/migrate.js';
import type { Reader } from '../../../platform/database/reader.js';
import { nullable, text, whole } from '../../../platform/database/row-shape.js';
import { ok, wrong, type DatabaseCheck } from '../check.js';

/** Whether the stored pages fit together, and whether each row has the rows that it belongs to. */
export const INTEGRITY: DatabaseCheck = {
  id: 'integrity',
  name: { en: 'Integrity of the database', fr: 'Intégrité de la base de données' },
  async run({ db, dataSource }) {
    const damaged = await db.read((reader) =>
      isServer(dataSource) ? damagedTablesIn(reader, dataSource) : damagedPagesIn(reader),
    );
    if (damaged.length > 0)
      return wrong(
        { en: `Damaged: ${damaged.join(', ')}.`, fr: `Endommagé\u00a0: ${damaged.join(', ')}.` },
        {
          en: 'Stop the site, keep a copy of what is there, and restore a backup.',
          fr: 'Arrêtez le site, gardez une copie de ses données et restaurez une sauvegarde.',
        },
      );
    const orphans = await db.read((reader) => orphansIn(reader, dataSource));
    if (orphans.length > 0)
      return wrong(
        {
          en: `Rows without the row that they belong to, in: ${orphans.join(', ')}.`,
          fr: `Des lignes sans celle dont elles dépendent, dans\u00a0: ${orphans.join(', ')}.`,
        },
        {
          en: 'Another program has changed the tables, or a restore was not complete: restore a backup.',
          fr: 'Un autre programme a modifié les tables, ou une restauration est incomplète\u00a0: restaurez une sauvegarde.',
        },
      );
    return ok({
      en: 'All tables can be read, and every row has the rows that it belongs to.',
      fr: 'Toutes les tables sont lisibles, et chaque ligne a celles dont elle dépend.',
    });
  },
};

async function damagedPagesIn(reader: Reader): Promise<string[]> {
  const rows = await reader.select('PRAGMA quick_check(1)', [], { quick_check: text });
  return rows.map(({ quick_check: found }) => found).filter((found) => found !== 'ok');
}

async function damagedTablesIn(reader: Reader, dataSource: DataSource): Promise<string[]> {
  const tables = dataSource.entityMetadatas.map(({ tableName }) => dataSource.driver.escape(tableName));
  const shape = { Table: text, Op: text, Msg_type: text, Msg_text: text };
  const rows = await reader.select(`CHECK TABLE ${tables.join(', ')} QUICK`, [], shape);
  const bad = rows.filter(({ Msg_type: type, Msg_text: said }) => type === 'status' && said !== 'OK');
  return bad.map(({ Table: table }) => table);
}

/** Tables with a row whose foreign key names no row. */
async function orphansIn(reader: Reader, dataSource: DataSource): Promise<string[]> {
  if (!isServer(dataSource)) {
    const shape = { table: text, rowid: nullable(whole), parent: text, fkid: whole };
    const rows = await reader.select('PRAGMA foreign_key_check', [], shape);
    return [...new Set(rows.map(({ table }) => table))];
  }
  const counts = dataSource.entityMetadatas.flatMap(({ tableName, foreignKeys }) =>
    foreignKeys.map(({ columnNames: [column = ''], referencedTablePath: parent }) => ({
      tableName,
      sql: `SELECT COUNT(*) AS orphans FROM \`${tableName}\` c LEFT JOIN \`${parent}\` p ON p.id = c.\`${column}\`
        WHERE c.\`${column}\` IS NOT NULL AND p.id IS NULL`,
    })),
  );
  const found = new Set<string>();
  for (const { tableName, sql } of counts)
    for (const { orphans } of await reader.select(sql, [], { orphans: whole }))
      if (orphans > 0) found.add(tableName);
  return [...found];
}
