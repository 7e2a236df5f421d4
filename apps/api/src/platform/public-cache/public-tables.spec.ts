import { DataSource } from 'typeorm';
import { PUBLIC_TABLES } from '../database/reader.js';
import type { Writer } from '../database/reader.js';
import { ENTITIES } from '../../entities.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { PublicWrites } from '../../testing/public-writes.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { CACHEABLE_CALLS, CacheableAddresses } from './cacheable-addresses.js';

let app: TestApp;
let dataSource: DataSource;
beforeAll(async () => {
  app = await startTestApp();
  dataSource = app.app.get(DataSource);
});
afterAll(() => app.close());

const version = () => app.db.publicDataVersion.current();
/** Whether a transaction raises the version. */
async function raises(work: (tx: Writer) => Promise<unknown>): Promise<boolean> {
  const before = await version();
  // A row without values may be refused: the statement has been noted before.
  await app.db.write((tx) => work(tx).catch(() => undefined));
  return (await version()) > before;
}
const tablesOf = (isPublic: boolean) =>
  ENTITIES.map((entity) => dataSource.getMetadata(entity).tableName).filter(
    (table) => PUBLIC_TABLES.has(table) === isPublic,
  );
/** Every way to write, without a row. */
const writesTo = (table: string): Record<string, (tx: Writer) => Promise<unknown>> => ({
  insert: (tx) => tx.insert(table, {} as never),
  insertAll: (tx) => tx.insertAll(table, []),
  insertAbsent: (tx) => tx.insertAbsent(table, [], 'id'),
  update: (tx) => tx.update(table, { id: -1 }, { id: -1 }),
  delete: (tx) => tx.delete(table, { id: -1 }),
  execute: (tx) => tx.execute(`DELETE FROM ${table} WHERE 1 = 0`, [], table),
});

describe('a write', () => {
  it.each([...PUBLIC_TABLES])('to %s raises the public data version, whatever its kind', async (table) => {
    for (const [kind, write] of Object.entries(writesTo(table)))
      expect({ kind, raised: await raises(write) }).toEqual({ kind, raised: true });
  });

  it('to another table does not', async () => {
    expect(tablesOf(true)).toHaveLength(PUBLIC_TABLES.size);
    for (const table of tablesOf(false)) {
      const { execute = () => Promise.reject(new Error('missing')) } = writesTo(table);
      expect({ table, raised: await raises(execute) }).toEqual({ table, raised: false });
    }
  });

  it('by a hand-written statement that names no table raises it', async () => {
    expect(await raises((tx) => tx.execute('DELETE FROM page_views WHERE 1 = 0'))).toBe(true);
  });
});

it('rows of public tables are removed by the database only with rows of public tables', () => {
  const parents = dataSource.entityMetadatas
    .filter(({ tableName }) => PUBLIC_TABLES.has(tableName))
    .flatMap(({ foreignKeys }) => foreignKeys.filter(({ onDelete }) => onDelete !== 'NO ACTION'))
    .map(({ referencedEntityMetadata }) => referencedEntityMetadata.tableName);
  expect(new Set(parents).size).toBeGreaterThan(3);
  expect(parents.filter((table) => !PUBLIC_TABLES.has(table))).toEqual([]);
});

// The last test: it removes the other tables. An answer that reads one of them would be cached for too long.
it('cacheable calls read public tables only', async () => {
  const addresses = new CacheableAddresses(() => undefined);
  const urls = (await PublicWrites.in([app])).addresses().filter((url) => addresses.ofCall(url));
  expect(new Set(urls.map((url) => addresses.ofCall(url)?.route))).toEqual(
    new Set(Object.keys(CACHEABLE_CALLS)),
  );
  const answer = async (url: string) => {
    const { statusCode, body } = await app.app.inject(url);
    return { url, statusCode, body };
  };
  const before = await Promise.all(urls.map(answer));
  expect(before.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  const runner = dataSource.createQueryRunner();
  await runner.query(ON_SERVER ? 'SET SESSION foreign_key_checks = 0' : 'PRAGMA foreign_keys = OFF');
  for (const table of tablesOf(false)) await runner.query(`DROP TABLE ${table}`);
  await runner.release();
  await expect(app.find('page_views', {})).rejects.toThrow();
  expect(await Promise.all(urls.map(answer))).toEqual(before);
});
